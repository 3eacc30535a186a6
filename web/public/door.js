// SPDX-License-Identifier: MIT
// From a link that was sent to somebody into the page: "t/GAME/TABLE" is "#/t/TABLE", "play/GAME" is
// "#/new/GAME".
const [, home, kind, game, table] =
  /^(.*\/)(t|play)\/([\w-]+)\/?([\w-]*)\/?$/.exec(location.pathname) ?? [];
if (home) location.replace(`${home}#/${kind === "t" ? `t/${table}` : `new/${game}`}`);
