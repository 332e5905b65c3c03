// Owns how a suggested action of a fight is said: what it does to whom, and what it comes to on average.

import { isOneOf, type Choice, type Picked } from '@undercroft/kernel';
import type { AnswerWords, GameText } from '@undercroft/presentation';
import { mpCost } from '../queries/choices.ts';
import { domainOf, JOB_IDS, TECHNIQUE_IDS } from '../content/index.ts';
import { bossLevel } from '../queries/camp.ts';
import { BASE_STATS } from '../content/types.ts';
import { prospectsOf, type Chosen } from '../queries/merits.ts';
import { statsOf } from '../queries/stats.ts';
import { isLiving, presentOf } from '../queries/units.ts';
import { movedBy } from '../reckoned.ts';
import { cardAt, characterAt, EXIT, floorOf, tileNo, type Quest, type Unit } from '../state.ts';
import type { View } from '../view.ts';
import type { PlayPhrases } from './phrases.ts';
import { saidOf } from './said.ts';
import { BOARD_WORDS } from './words/index.ts';
import { NAMES } from './words/names.ts';

type Answer = NonNullable<GameText<View>['answer']>;

export const outlookOf =
  (p: PlayPhrases): Answer =>
  (view, { decision, about }, { choice }, odds) => {
    if (decision === 'take-job') return isOneOf(JOB_IDS, choice['job']) ? { label: NAMES[p.language].jobs[choice['job']].name } : null;
    if (decision === 'raise-stats') return spreadOf(p, view, Number(about['unit']), choice['stats']);
    if (decision === 'next-step') return onward(p, view, choice);
    if (decision !== 'act' && decision !== 'aim') return null;
    const unit: Unit = Number(about['unit']);
    const said = saidOf(p, view);
    const { act } = choice;
    const technique = isOneOf(TECHNIQUE_IDS, choice['technique']) ? choice['technique'] : undefined;
    const item = characterAt(view, unit).items.find((one) => one === choice['item']);
    const target = typeof choice['target'] === 'number' ? choice['target'] : undefined;
    const chosen: Chosen = { act, technique, item, target };
    const what =
      technique === undefined
        ? item === undefined
          ? act === 'intrinsic'
            ? said.intrinsic(unit)
            : p.outlook.attack
          : said.item(item)
        : said.technique(technique);
    const label = p.sentence(p.outlook.act(what, target === undefined ? null : said.unit(target))).replace(/[.。]$/u, '');
    return odds ? { label, detail: detailOf(p, view, unit, chosen) } : { label };
  };

/** On the way: where it leads, and what is known to lie there; whatever else is in the words of its act. */
function onward(p: PlayPhrases, view: View, { act, to }: Choice): AnswerWords | null {
  const said = saidOf(p, view);
  if (act !== 'move' || view.dungeon === null) return null;
  const place = Number(to);
  const card = cardAt(view.dungeon, place);
  const label = p.outlook.onTo(said.place(place));
  if (view.quest !== null && tileNo(place) === EXIT && floorOf(place) + 1 === view.quest.floors)
    return { label, detail: bossSaid(p, view, view.quest) };
  return card === null ? { label } : { label, detail: `${said.card(card)} ${said.meaning(card)}` };
}

/** CRD-BOSS-01: who waits in the lair, before anybody goes in. */
const bossSaid = (p: PlayPhrases, view: View, { domain, floors }: Quest): string =>
  `${saidOf(p, view).species(domainOf(domain).boss)}, ${BOARD_WORDS[p.language].level(bossLevel(view.ql, floors))} · ${partySaid(p, view)}`;
/** How much it has left of what it could have. */
function partySaid(p: PlayPhrases, view: View): string {
  const all = presentOf(view).map((unit) => ({ one: characterAt(view, unit), stats: statsOf(characterAt(view, unit)) }));
  const sum = (of: (each: (typeof all)[number]) => number): number => all.reduce((total, each) => total + of(each), 0);
  return p.outlook.before({
    hp: `${sum(({ one }) => one.hp)}/${sum(({ stats }) => stats.health)}`,
    mp: `${sum(({ one }) => one.mp)}/${sum(({ stats }) => stats.mana)}`,
    fallen: all.filter(({ one }) => !isLiving(one)).length,
  });
}

/** Stats that suit a character's job, and what they move. */
function spreadOf(p: PlayPhrases, view: View, unit: Unit, picked: Picked | undefined): AnswerWords {
  const said = saidOf(p, view);
  const stats = BASE_STATS.filter((stat) => Array.isArray(picked) && picked.includes(stat));
  const { stats: words, gaining } = BOARD_WORDS[p.language];
  const moved = movedBy(characterAt(view, unit), stats).map(({ stat, from, to }) => `${words[stat]} ${gaining(from, to)}`);
  const label = p.outlook.spread(said.job(characterAt(view, unit).job), p.list(stats.map(said.stat)));
  return moved.length === 0 ? { label } : { label, detail: moved.join(' · ') };
}

function detailOf(p: PlayPhrases, view: View, unit: Unit, chosen: Chosen): string {
  const found = prospectsOf(view, unit, chosen);
  const sum = Math.round(found.reduce((all, { hp }) => all + hp, 0));
  const kills = Math.round(100 * Math.max(0, ...found.map((one) => one.kills)));
  const paid = chosen.technique === undefined ? '' : p.outlook.costs(mpCost(chosen.technique));
  const parts = [paid, sum > 0 ? p.outlook.loses(sum) : sum < 0 ? p.outlook.regains(-sum) : '', kills > 0 ? p.outlook.ends(kills) : ''];
  return parts.filter((one) => one !== '').join(' · ');
}
