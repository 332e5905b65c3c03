// Owns why a bot did what it did, as data: figures that anybody at the table could work out.

import type { Seen } from '@undercroft/bots';
import { isOneOf, type Choice, type Reason } from '@undercroft/kernel';
import { TECHNIQUE_IDS } from '../content/index.ts';
import { effectsChosen, reachOf, type Chosen } from '../queries/merits.ts';
import { effectProspects } from '../queries/prospects.ts';
import { isInBattle } from '../queries/units.ts';
import type { ReasonKey } from '../reasons.ts';
import { characterAt, type Table, type Unit } from '../state.ts';
import type { View } from '../view.ts';
import { stepFor } from './dungeon.ts';
import { errandFor } from './town.ts';

const because = (key: ReasonKey, args: Reason['args'] = {}): Reason => ({ key, args });
const percent = (part: number): number => Math.round(100 * part);

function chosenIn(table: Table, unit: Unit, { act, technique, item }: Choice): Chosen {
  return {
    act,
    technique: isOneOf(TECHNIQUE_IDS, technique) ? technique : undefined,
    item: characterAt(table, unit).items.find((one) => one === item),
  };
}
function whyInFight(table: Table, unit: Unit, choice: Choice): Reason | null {
  if (choice.act === 'flee' || choice['item'] === 'smoke-bomb') return because('flee');
  if (choice.act === 'defend') return because('guard');
  if (choice.act === 'pass' || choice.act === 'rearrange') return null;
  const target = typeof choice['target'] === 'number' ? choice['target'] : null;
  for (const effect of effectsChosen(table, unit, chosenIn(table, unit, choice))) {
    const on = reachOf(table, unit, effect, target);
    const [first] = on;
    if (first === undefined || !isInBattle(table, first)) continue;
    if (effect.do === 'revive') return because('save', { on: first });
    const found = effectProspects(table, unit, effect, on) ?? [];
    const most = found.toSorted((a, b) => Math.abs(b.hp) - Math.abs(a.hp))[0];
    if (most === undefined) continue;
    if (most.status !== null) return because('weaken', { on: most.on, percent: percent(most.chance) });
    if (most.kills >= 0.5) return because('finish', { on: most.on, percent: percent(most.kills) });
    if (most.hp > 0) return because('hurt', { on: most.on, percent: percent(most.chance), n: Math.round(most.hp) });
    if (most.hp < 0) return because('mend', { on: most.on, n: Math.round(-most.hp) });
  }
  return because('boost', { on: target ?? unit });
}

/** Null where there is nothing to say. */
export function whyOf({ offer, view }: Seen<View>, choice: Choice): Reason | null {
  switch (offer.decision) {
    case 'act':
    case 'aim':
      return whyInFight(view, Number(offer.about['unit']), choice);
    case 'next-step':
      return because(stepFor(view).why);
    case 'in-town':
      return because(errandFor(view).why);
    case 'take-quest':
      return because('shorter');
    case 'recruit':
      return because(choice.act === 'look' ? 'recruit' : 'alone');
    case 'bet':
      return because('bet');
    default:
      return null;
  }
}
