# @@TITLE@@: rules

A quick raid on a dungeon with playing cards and one die, for one to four. Each turn a room is opened. Keep its loot, or wager it for more.

Every rule has an ID that the game cites whenever it asks, refuses or reports something. Doubtful points are argued in `rulings.md`.

## Setup (`@@PRE@@-SETUP`)

- **@@PRE@@-SETUP-01** [design] One to four play. Agree on how much loot is enough.
- **@@PRE@@-SETUP-02** [design] Shuffle a whole deck of playing cards: the dungeon.
- **@@PRE@@-SETUP-03** [design] Everybody draws one card and keeps it hidden: the omen.
- **@@PRE@@-SETUP-04** [design] In a story everybody names a crew first, unless it has come from an earlier game of the story.

## Turns (`@@PRE@@-TURN`)

- **@@PRE@@-TURN-01** [design] In each round everybody has one turn, in the order of the seats.
- **@@PRE@@-TURN-02** [design] On your turn, open a room: draw a card and show it. Its loot is its rank; jack, queen and king hold 10.
- **@@PRE@@-TURN-03** [design] Keep the card and take its loot, or wager it.
- **@@PRE@@-TURN-04** [design] To wager, search the room carefully or boldly, and roll the die. Carefully, 3 or more takes the card and 3 more loot than it holds; boldly, 5 or more takes the card and three times its loot. Less takes nothing.

## Winning (`@@PRE@@-WIN`)

- **@@PRE@@-WIN-01** [design] The game ends after a round in which somebody has enough loot, and after the twelfth round at the latest.
- **@@PRE@@-WIN-02** [design] Then everybody shows the omen and takes 3 more loot for each card taken of its suit.
- **@@PRE@@-WIN-03** [design] Whoever has the most loot wins; several with the same share the win. Alone you win by having enough.
- **@@PRE@@-WIN-04** [design] In a story another game follows, in which 20 more loot is enough, until 100 would be too much. The crews stay.
