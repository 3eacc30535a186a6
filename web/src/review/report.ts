// SPDX-License-Identifier: MIT
// Entry of the report file: a review with all its data in one file, which works offline (vite-plugins/report.ts,
// `parlor analyse --html`).
import { mount } from "svelte";
import "../app.css";
import { decodeReview } from "../engine/answers.ts";
import { speak, speakAll } from "../text/say.svelte.ts";
import Report from "./Report.svelte";

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const paint = () => (document.documentElement.dataset["theme"] = dark.matches ? "dark" : "light");
dark.addEventListener("change", paint);
paint();

const data = decodeReview(document.getElementById("review")?.textContent ?? "");
await speak(data.view.language);
await speakAll();
document.title = data.view.title;
const target = document.getElementById("page");
if (target) mount(Report, { target, props: { data } });
