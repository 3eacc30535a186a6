// SPDX-License-Identifier: MIT
// Redirects a shared link into the page: "t/GAME/TABLE" to "#/t/TABLE", "play/GAME" to "#/new/GAME", and with house rules
// "play/GAME#+SWITCH/NAME" to "#/new/GAME+SWITCH/NAME".
const [, home, kind, game, table] =
  /^(.*\/)(t|play)\/([\w-]+)\/?([\w-]*)\/?$/.exec(location.pathname) ?? [];
if (home) location.replace(`${home}#/${kind === "t" ? `t/${table}` : `new/${game}${location.hash.slice(1)}`}`);
