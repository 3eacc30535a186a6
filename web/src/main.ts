// SPDX-License-Identifier: MIT
import { mount } from "svelte";
import "./app.css";
import { engine } from "./engine/engine.ts";
import { settings } from "./shell/settings.svelte.ts";
import { watchForUpdates } from "./shell/updates.svelte.ts";
import App from "./shell/App.svelte";
import { languageOfBrowser, speak } from "./text/say.svelte.ts";

engine.warm();
await speak(settings.language || languageOfBrowser(navigator.languages));
const target = document.getElementById("page");
if (target) mount(App, { target });
watchForUpdates();
