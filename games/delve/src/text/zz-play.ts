import { begin, randomFrom, redact } from '@undercroft/kernel';
import { game } from '/work/main/games/delve/src/game.ts';
import { text, words, cardLines } from '/work/main/games/delve/src/text/index.ts';
import { CARD_IDS } from '/work/main/games/delve/src/content/cards.ts';
import { ITEM_IDS } from '/work/main/games/delve/src/content/items.ts';
const lang = (process.argv[2] ?? 'en') as 'en';
const t = text[lang];
const what = process.argv[3] ?? 'play';
if (what === 'cards') { for (const id of CARD_IDS) console.log(cardLines(words[lang].card(id)).join('\n') + '\n'); for (const id of ITEM_IDS) { const i = words[lang].item(id); console.log(i.title, '|', i.window, '|', i.effect); } }
else if (what === 'form') { for (const f of t.form) console.log(JSON.stringify(f)); for (const f of t.presets) console.log(f.key, '|', f.label, '|', f.help); }
else {
  const seed = process.argv[4] ?? '1';
  const setup = game.checkSetup(JSON.parse(process.argv[5] ?? '{}'));
  if (!setup.ok) throw new Error(t.setupProblem(setup.problem));
  const r = randomFrom(seed);
  const { state, facts } = begin(game, setup.setup, r);
  if (process.argv[6]) for (const i of process.argv[6].split(',')) (state.board as any).hero.inventory.push({ item: i, uses: 3, used: 0, usedHere: 0 });
  for (const f of redact(facts, 0)) console.log('   .', t.event(state.view(0), f));
  while (!state.isOver) {
    const offer = state.offers()[0]!;
    const view = state.view(0);
    console.log('?', t.prompt(view, offer));
    const asking = state.ask(0)!;
    const picked: Record<string, unknown> = {};
    let partial: unknown[] = [];
    for (let o = asking.open(); o !== null; o = asking.open()) {
      const p = { ...picked, ...(o.chosen.length ? { [o.name]: o.chosen } : {}) };
      if (o.name !== 'act') console.log('     ?', t.pick(view, offer, p, o.name));
      if (o.options.length < 12) for (const v of o.options) console.log('       -', t.option(view, offer, p, o.name, v));
      else console.log('       -', t.option(view, offer, p, o.name, o.options[0]!), '...', o.options.length);
      if (o.canStop) console.log('       -', t.stop(view, offer, p, o.name));
      const n = o.options.length + (o.canStop ? 1 : 0);
      let k = r.below(n);
      if (o.name === 'act') while (['give-up'].includes(String(o.options[k])) || (o.options[k] === 'draw' && offer.decision === 'draw-entrance')) k = r.below(n);
      if (k < o.options.length) { const v = o.options[k]!; asking.take(v); if (o.kind === 'some' || o.kind === 'grow') { partial.push(v); picked[o.name] = partial; } else { picked[o.name] = v; partial = []; } console.log('     >', t.option(view, offer, p, o.name, v)); } else asking.stop();
    }
    const applied = state.apply(0, asking.choice());
    if (!applied.ok) { console.log('REFUSED', t.refusal(view, applied.refusal)); break; }
    for (const f of redact(applied.facts, 0)) console.log('   .', t.event(state.view(0), f));
  }
  console.log(t.ending(state.view(0)).join('\n'));
}
