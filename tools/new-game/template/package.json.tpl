{
  "name": "@undercroft/@@name@@",
  "version": "0.1.0",
  "private": true,
  "description": "@@TITLE@@: rooms, a die, a hidden omen, and the nerve to wager.",
  "license": "MIT",
  "type": "module",
  "undercroft": { "players": [1, 4], "minutes": 10 },
  "exports": {
    ".": "./src/game.ts",
    "./text": "./src/text/index.ts",
    "./bot": "./src/bot/index.ts",
    "./statistics": "./src/statistics/index.ts",
    "./ascii": "./src/ascii/index.ts"
  },
  "dependencies": {
    "@undercroft/bots": "*",
    "@undercroft/presentation": "*",
    "@undercroft/kernel": "*",
    "@undercroft/parts": "*"
  },
  "devDependencies": {
    "@undercroft/testkit": "*"
  }
}
