# @@TITLE@@: glossary

The words of this game in three languages, one word per idea. They are written nowhere outside this folder.

| English | Nederlands | 日本語 | Meaning |
| --- | --- | --- | --- |
| loot | buit | 宝(たから) | What you collect; the most of it wins. |
| wager | inzetten | 賭け(かけ) | Risk the loot of a room on the die. |
| crew | bende | 一行(いっこう) | Whom a player leads through the games of a story. |
| omen | voorteken | 兆し(きざし) | The card that you keep hidden; its suit counts at the end. |
