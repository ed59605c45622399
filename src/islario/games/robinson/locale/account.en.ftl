### Robinson Crusoe: what decided a game that is over, and a kind word.

account-won = It was done in round { $round } of { $rounds }.
account-closest = { CAP(THE($who)) } was closest to death, with { $left ->
    [one] one wound
   *[other] { $left } wounds
} to go.
account-death = { CAP(THE($who)) } died in round { $round } of { $rounds }, { $phase } phase{ $cause ->
    [none] {""}
   *[other] : { $cause }{ $sources ->
        [none] {""}
       *[other] {" "}({ $sources })
    }{ $lacking ->
        [none] {""}
       *[other] ; missing: { $lacking }
    }
}.
account-wounds = { $cause ->
    [none] Otherwise
   *[other] { CAP($cause) }
}: { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
account-camp_lost = The camp on { $space } was lost in round { $round } of { $rounds }{ $cause ->
    [none] {""}
   *[other] : { $cause }
}.
account-child_starved = In round { $round } of { $rounds } there was { $food ->
    [0] no food
   *[other] food for { $food }
}; { $children ->
    [one] there was one child to feed
   *[other] there were { $children } children to feed
}.
account-director_died = The crew lost its director in round { $round } of { $rounds }{ $cause ->
    [none] {""}
   *[other] : { $cause }
}.

## What the goal still lacked
account-no_fire = The Fire was not built.
account-wood_short = { $n ->
    [one] One wood was missing on the pile.
   *[other] { $n } wood were missing on the pile.
}
account-crosses_short = { $n ->
    [one] One cross was missing.
   *[other] { $n } crosses were missing.
}
account-no_raft = The raft was not built.
account-jenny_alone = Jenny was not fetched from her rock.
account-no_lifeboat = The lifeboat was not built.
account-tiles_short = { $n ->
    [one] One tile was still to be explored.
   *[other] { $n } tiles were still to be explored.
}
account-temples_short = { $n ->
    [one] One totem was still to be explored.
   *[other] { $n } totems were still to be explored.
}
account-no_boat = The jolly boat was not built.
account-city_unseen = The city of the cannibals is seen from round { $round } on: it did not come to that.
account-city_stands = The city of the cannibals was not burnt: its strength was { $strength }, the weapons were at { $weapon }.
account-items_short = Inventions that were missing: { $items }.
account-home_short = The home lacked: { $what }.
account-traps_short = { $n ->
    [one] One trap was missing.
   *[other] { $n } traps were missing.
}
account-kong_stays = King Kong was not driven away: the hunt costs { $price } weapon levels, the weapons were at { $weapon }.

## A kind word
kind-won = The island let you go. You earned it, day by day.
kind-death = The island is hard on those who land here. Whoever comes next will know more.
kind-out_of_time = You lived through every storm; only the days were too few.
kind-camp_lost = Camps can be lost. The island has other shores for the next one.
kind-jenny_died = You could not have tried harder. She knew that you were coming.
kind-child_starved = It was too much for so few hands. Next time the cellar will be fuller.
kind-director_died = The film stays unfinished, and the story is still a good one.
