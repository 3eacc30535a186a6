// SPDX-License-Identifier: MIT
// A review as a file of its own: the page's view of it, with all that it shows in the file. It asks
// nobody and needs no connection (vite-plugins/report.ts, `parlor analyse --html`).
import { mount } from "svelte";
import "../app.css";
import { decodeReview } from "../engine/answers.ts";
import { speak } from "../text/say.svelte.ts";
import Report from "./Report.svelte";

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const paint = () => (document.documentElement.dataset["theme"] = dark.matches ? "dark" : "light");
dark.addEventListener("change", paint);
paint();

const data = decodeReview(document.getElementById("review")?.textContent ?? "");
await speak(data.view.language);
document.title = data.view.title;
const target = document.getElementById("page");
if (target) mount(Report, { target, props: { data } });
