import { mount } from "svelte";
import App from "./App.svelte";
import "./typeface.css";
import "./app.css";

mount(App, { target: document.getElementById("islario")! });
