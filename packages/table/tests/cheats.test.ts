// Claims about a host that cheats at its dice: each way is played, and the device of whoever was cheated finds it out.

import { commitNonce, type Proof } from '@undercroft/chance';
import { missing, type Choice, type Random } from '@undercroft/kernel';
import { writeTranscript, type Transcript } from '@undercroft/record';
import { wired } from '@undercroft/testkit/json';
import { describe, expect, test } from 'vitest';
import { judge, readWitness, type Judgement, type ServerMessage, type Witness } from '../src/index.ts';
import { Page } from './page.ts';
import { happens, open, person, Room, SECRET, seeded, toyGame } from './room.ts';

const MINE = '5a'.repeat(16);
const PUPPETS = '6b'.repeat(16);

/** What a host may do otherwise than it said. */
interface Game {
  readonly secret?: string;
  readonly rounds?: number;
  readonly mine?: string;
  readonly puppets?: string;
  readonly seed?: string;
  readonly from?: string;
}

class Evening {
  readonly room: Room;
  readonly page: Page;
  kept: Witness | null = null;
  private readonly random: Random;
  private readonly given: Required<Omit<Game, 'from'>>;

  /** The host a, an honest player b, and c, who is in league with the host. */
  constructor({ from, ...game }: Game = {}) {
    this.given = { secret: SECRET, rounds: 3, mine: MINE, puppets: PUPPETS, seed: 'honest', ...game };
    const { secret, rounds, seed } = this.given;
    this.room = new Room({
      seats: [person('a'), open, open],
      setup: { seats: 3, rounds },
      secret,
      ...(from === undefined ? {} : { from }),
    });
    this.random = seeded(seed);
    for (const who of ['a', 'c']) this.room.join(who);
    // What is kept goes through text, as in a browser.
    const witness = { read: () => this.kept, write: (now: Witness) => (this.kept = readWitness(wired(now))) };
    this.page = new Page(this.room, 'b', { witness });
    this.page.open();
  }

  sit(): void {
    const { mine, puppets } = this.given;
    this.room.done('b', { t: 'sit', seat: 1, name: 'Bea', promise: commitNonce(mine) });
    this.room.done('c', { t: 'sit', seat: 2, name: 'Cis', promise: commitNonce(puppets) });
    this.room.done('a', { t: 'begin' });
    this.page.pump();
  }

  async begin(): Promise<void> {
    this.sit();
    const shown = this.page.client.show(1, this.given.mine);
    this.page.pump();
    expect((await shown).t).toBe('ok');
    this.room.done('c', { t: 'show', seat: 2, nonce: this.given.puppets });
    this.page.pump();
  }

  async answer(choice?: Choice): Promise<void> {
    const seat = this.room.table.match?.state.toAct ?? missing();
    const given = choice ?? this.room.calmChoice(seat, this.random);
    if (seat !== 1) this.room.choose(seat === 0 ? 'a' : 'c', seat, given);
    else {
      const reply = this.page.client.answer(given);
      this.page.pump();
      expect((await reply).t).toBe('ok');
    }
    this.page.pump();
  }

  async toTheEnd(): Promise<this> {
    await this.begin();
    while (this.room.table.phase === 'playing') await this.answer();
    this.page.pump();
    return this;
  }

  get proof(): Proof {
    return wired(this.room.table.proof() ?? missing());
  }

  get transcript(): Transcript {
    return this.room.table.transcript() ?? missing();
  }
}

const played = (game: Game = {}): Promise<Evening> => new Evening(game).toTheEnd();
const verdict = (seen: Evening, { transcript, proof }: Pick<Evening, 'transcript' | 'proof'>): Judgement =>
  judge(toyGame, transcript, proof, seen.kept);

describe('an honest host', () => {
  test('is believed: by who played, and by who was not there', async () => {
    const evening = await played();
    expect(verdict(evening, evening)).toEqual({ ok: true, outcomes: evening.proof.outcomes.length, earlier: 0, witnessed: true });
    expect(evening.kept?.views.length).toBeGreaterThan(3);
    expect(judge(toyGame, evening.transcript, evening.proof, null)).toMatchObject({ ok: true, witnessed: false });
  });

  test('is believed whatever happens at the table: going back, leaving, bots, lost lines', async () => {
    let seen = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const evening = new Evening({ seed: `any ${seed}`, secret: seed.toString(16).padStart(64, '4') });
      await evening.begin();
      const { room, page } = evening;
      const random = seeded(`happens ${seed}`);
      for (let step = 0; step < 400 && room.table.phase === 'playing'; step++) {
        const asked = room.table.match?.state.toAct === 1 && room.table.seats[1]?.who === 'b' && room.table.seats[1].kind === 'person';
        if (asked && random.below(3) > 0 && page.client.state.shown?.offer?.seat === 1) await evening.answer();
        else happens(room, random);
        page.pump();
        if (random.below(15) === 0) {
          page.drop();
          page.open();
        }
      }
      if (room.table.phase !== 'over' || room.table.transcript() === null || room.table.proof() === null) continue;
      seen++;
      expect(verdict(evening, evening), `seed ${seed}`).toMatchObject({ ok: true });
    }
    expect(seen).toBeGreaterThan(8);
  });

  test('is believed where a game goes on from another, and the earlier dice are counted apart', async () => {
    const { transcript } = await played();
    const from = writeTranscript({ ...transcript, entries: transcript.entries.slice(0, 12), digests: [] });
    const earlier = transcript.entries.slice(0, 12).flatMap(({ chance }) => chance).length;
    const evening = await played({ from, seed: 'goes on' });
    expect(earlier).toBeGreaterThan(0);
    expect(evening.kept?.forked).toBe(true);
    expect(verdict(evening, evening)).toEqual({ ok: true, outcomes: evening.proof.outcomes.length, earlier, witnessed: true });
    // What was not said to go on from another game may not leave its first dice unproved.
    const claimed = { ...(evening.kept ?? missing()), forked: false };
    expect(judge(toyGame, evening.transcript, evening.proof, claimed)).toEqual({ ok: false, breach: 'record' });
  });
});

describe('a host that cheats is found out', () => {
  test('by another secret, taken when the parts of the others were known', async () => {
    expect(verdict(await played(), await played({ secret: 'cd'.repeat(32) }))).toEqual({ ok: false, breach: 'commitment' });
  });

  test('by a part of a friend that was chosen when the other parts were known', async () => {
    expect(verdict(await played(), await played({ puppets: '7c'.repeat(16) }))).toEqual({ ok: false, breach: 'promise' });
  });

  test('by another setup, found to be kinder when the parts were known', async () => {
    expect(verdict(await played(), await played({ rounds: 2 }))).toEqual({ ok: false, breach: 'setup' });
  });

  test('by leaving out or exchanging the part that this device gave', async () => {
    expect(verdict(await played(), await played({ mine: '8d'.repeat(16) }))).toEqual({ ok: false, breach: 'part' });
  });

  test('by a part that nobody had promised', async () => {
    const evening = await played();
    const seal = evening.kept?.seal?.replace(commitNonce(PUPPETS), '') ?? missing();
    evening.kept = { ...(evening.kept ?? missing()), seal };
    expect(verdict(evening, evening)).toEqual({ ok: false, breach: 'promise' });
  });

  test('by one altered outcome, or one that was not liked and thrown again', async () => {
    const evening = await played();
    const { proof, transcript } = evening;
    const at = proof.outcomes.findIndex(({ n }) => n > 1);
    const altered = proof.outcomes.map((one, i) => (i === at ? { ...one, got: (one.got + 1) % one.n } : one));
    expect(verdict(evening, { transcript, proof: { ...proof, outcomes: altered } })).toEqual({ ok: false, breach: 'sums' });
    expect(verdict(evening, { transcript, proof: { ...proof, outcomes: proof.outcomes.toSpliced(at, 1) } })).toMatchObject({ ok: false });
  });

  test('by leaving a stream of dice out of the proof, and by calling that rewound', async () => {
    const evening = await played();
    const { proof, transcript } = evening;
    const stream = proof.outcomes[0]?.stream;
    const rest = { ...proof, outcomes: proof.outcomes.filter((one) => one.stream !== stream) };
    expect(rest.outcomes.length).toBeGreaterThan(0);
    expect(verdict(evening, { transcript, proof: rest })).toEqual({ ok: false, breach: 'record' });
    expect(verdict(evening, { transcript: { ...transcript, rewound: true }, proof: rest })).toEqual({ ok: false, breach: 'record' });
  });

  test('by another course of the same game with the same dice', async () => {
    expect(verdict(await played(), await played({ seed: 'another course' }))).toEqual({ ok: false, breach: 'views' });
  });

  test('at once, when it shows another seal: this device gives nothing to those dice', async () => {
    const evening = new Evening();
    evening.sit();
    const { page, room } = evening;
    const lie = (message: ServerMessage): ServerMessage =>
      message.t === 'welcome'
        ? { ...message, shown: { ...message.shown, meta: { ...message.shown.meta, commitment: '00'.repeat(32) } } }
        : message;
    page.drop();
    page.client.opened();
    page.pump(lie);
    expect(page.client.state.otherDice).toBe(true);
    const shown = page.client.show(1, MINE);
    page.pump();
    expect((await shown).t).toBe('no');
    expect(room.table.phase).toBe('revealing-nonces');
  });
});
