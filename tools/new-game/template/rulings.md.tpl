# @@TITLE@@: rulings

What the rules leave open, the readings we considered, what we ruled, and the rules that carry it. The numbers are permanent.

### A-01. Does a round that somebody ends go on?

- Readings: the game stops at once; everybody has had the same number of turns.
- Ruling: the round is played to its end, so that nobody wins by sitting first.
- Rules: @@PRE@@-WIN-01.

### A-02. Does the loot of an omen make it enough?

- Readings: only loot taken in rooms ends the game; the omen, which nobody else can see, may end it too.
- Ruling: only loot taken in rooms, so that everybody can see the end coming. Alone, the omen counts towards winning.
- Rules: @@PRE@@-WIN-01, @@PRE@@-WIN-02, @@PRE@@-WIN-03.
