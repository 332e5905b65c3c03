# @@TITLE@@

A small dungeon for one to four: each turn a room is opened, and you keep its loot or wager it on a die; a hidden omen counts at the end. It was written by
`npm run new-game` as a beginning: change a rule, then its words, then its test, until it is your game. [docs/add-a-game.md](../../docs/add-a-game.md)
shows the way.

| place | what it holds |
| --- | --- |
| `rules.md`, `rules.nl.md`, `rules.ja.md` | the rules, under the IDs that code, tests, log and refusals cite |
| `rulings.md`, `glossary.md` | what the rules leave open and what we decided; one word per idea |
| `src/game.ts` | the table of contents: start reading here |
| `src/state.ts`, `src/setup.ts` | what lies on the table, and what is agreed before a game |
| `src/decisions.ts`, `src/events.ts` | everything you can be asked, and everything that can happen |
| `src/view.ts`, `src/outcome.ts` | what a seat may know, and how a game ends |
| `src/rules/`, `src/queries/` | the rulebook's lists as procedures, and the questions they ask about a board |
| `src/text/`, `src/ascii/`, `src/bot/`, `src/statistics/` | words in three languages, the board in characters, a bot, what simulations count |
| `src/generated/` | written by `npm run sync` from the rules |
| `tests/` | the rules, a golden transcript, the laws, the words |
