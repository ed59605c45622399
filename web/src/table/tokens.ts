// The shapes by which players are told apart where there is no colour: disc, square, triangle, diamond. Each fills a
// square of 16 around the middle.

export const TOKENS = [
  "M0-7.5a7.5 7.5 0 1 0 .01 0z",
  "M-6.6-6.6H6.6V6.6H-6.6z",
  "M0-7.6L8 6.6H-8z",
  "M0-8.4L8.4 0L0 8.4L-8.4 0z",
];
