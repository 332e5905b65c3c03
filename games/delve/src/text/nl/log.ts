// Owns the Dutch log: the present tense, one line for every event.

import { cardOf } from '../../content/cards.ts';
import type { ItemId } from '../../content/items.ts';
import type { RewardKind } from '../../content/types.ts';
import { entranceSize } from '../../queries/entrance.ts';
import { sideOf, squareOf } from '../../pieces/grid.ts';
import { cardsWanted } from '../../queries/decks.ts';
import { itemOf } from '../../queries/items.ts';
import type { Wall } from '../../state.ts';
import type { View } from '../../view.ts';
import { signed } from '../words/compose.ts';
import { checkFacts, checkOfDie, checkOfRoll, columnOf, isReward, modesWith, rowOf, testAt, usesLeft, type CheckFacts } from '../facts.ts';
import type { BriefPhrases, EventPhrases } from '../phrases.ts';
import {
  all,
  basic,
  capital,
  cardCount,
  checkName,
  circles,
  count,
  either,
  exits,
  gemCount,
  nameOf,
  squares,
  sumText,
} from '../words/nl/basic.ts';
import { cards } from '../words/nl/cards.ts';
import { names } from '../words/nl/names.ts';

const at = (view: View, wall: Wall): string => basic.wall(rowOf(view, squareOf(wall)), columnOf(view, squareOf(wall)), sideOf(wall));
/** What the check comes to now, in brackets; nothing when the view no longer shows it. */
const now = (check: CheckFacts | null): string => (check === null ? '' : ` (${checkName(check)} ${check.skill}: ${sumText(check)})`);
const CAUSES = {
  test: 'een mislukte test',
  trial: 'een mislukte beproeving',
  guard: 'een mislukte weerproef',
  clock: cards.keywords.CLOCK,
} as const;
const DECLINED: Readonly<Record<RewardKind, string>> = {
  health: 'gezondheid',
  ruby: 'een beloning in robijnen',
  emerald: 'een beloning in smaragden',
  sapphire: 'een beloning in saffieren',
  experience: 'een ervaring',
  item: 'een voorwerp',
};

/** How often an item can be used, where that is counted. */
const usesOf = (item: ItemId): string => {
  const { uses } = itemOf(item);
  return uses === null ? '' : ` (${uses} keer te gebruiken)`;
};

type Naming = (view: View) => string;
const heroOf: Naming = (view) => view.setup.hero;

/** Told to whoever plays, or of whoever plays; `whom` is the same within a sentence. */
function logIn(who: Naming, whom: Naming): EventPhrases {
  return {
    'hero.named': ({ hero, area }) => `${hero} gaat op verkenning: ${area}.`,
    'cards.chosen': ({ level }, view) => {
      const n = cardsWanted(view.setup, level);
      return `Er ${n === 1 ? 'wordt' : 'worden'} ${level === 'B' ? count(n, 'baaskaart', 'baaskaarten') : `${cardCount(n)} van ${basic.levels[level]}`} gekozen.`;
    },
    'skill.trained': ({ skill, bubbles }, view) =>
      `${who(view)} oefent ${skill}: voortaan ${either(modesWith(view, skill, bubbles).map((mode) => basic.modes[mode].short))}.`,
    'hero.equipped': ({ health, ruby, emerald }, view) =>
      `${who(view)} begint met ${health} gezondheid, ${gemCount(ruby, 'ruby')} en ${gemCount(emerald, 'emerald')}.`,
    'entrance.rolled': ({ dice }, view) => `${who(view)} gooit ${all(dice.map(String))} voor de ingang: ${squares(entranceSize(dice))}.`,
    'entrance.drawn': (body, view) => `${who(view)} tekent de ingang: ${squares(body.squares.length)}, ${exits(body.exits.length)}.`,
    'decks.built': ({ impending, future }) =>
      `De ${future === 0 ? 'stapel ligt' : 'stapels liggen'} klaar: ${cardCount(impending)} in de aanstaande stapel${future === 0 ? '' : `, ${future} in de toekomststapel`}.`,
    'unique.added': () => 'De volgende unieke kaart komt bij de aanstaande stapel.',
    'deck.shuffled': ({ cards: n }) => `De aanstaande stapel wordt geschud: ${cardCount(n)}.`,
    'card.drawn': ({ card }, view) => `${who(view)} trekt ${nameOf(card)} (${basic.levels[cardOf(card).level]}).`,
    'card.sent-under': ({ card }) => `${nameOf(card)} gaat onder de aanstaande stapel.`,
    'card.looked-at': ({ card }, view) => `${who(view)} bekijkt ${nameOf(card)}.`,
    'card.put-back': ({ card, where }, view) => `${who(view)} legt ${nameOf(card)} ${where === 'top' ? 'bovenop' : 'onderop'} terug.`,
    'exit.chalked': ({ card }, view) => `${who(view)} geeft de kamer een uitgang erbij: ${nameOf(card)}.`,
    'door.found': ({ wall }, view) => `${who(view)} tekent een geheime deur: ${at(view, wall)}.`,
    'room.placed': (body, view) =>
      `${who(view)} plaatst een kamer: ${nameOf(body.card)}, ${squares(body.squares.length)}, ${exits(body.exits.length)}.`,
    'room.unplaced': ({ card }) => `De kamer past nergens en wordt niet getekend: ${nameOf(card)}.`,
    'exit.joined': ({ wall }, view) => `Een uitgang is verbonden: ${at(view, wall)}.`,
    'exit.blocked': ({ wall }, view) => `Een uitgang is versperd: ${at(view, wall)}.`,
    'card.put-aside': ({ card }) => `De kamer past nergens en de kaart gaat apart: ${nameOf(card)}.`,
    'circles.drawn': ({ n }, view) => `${who(view)} tekent ${circles(n)} in de kamer.`,
    'opening.began': ({ card }) => `De ontmoeting begint: ${nameOf(card)}.`,
    'round.began': (body) => `Ronde ${body.round} begint: ${body.empty} van ${circles(body.circles)} leeg.`,
    'foe.weakened': ({ what, n }) =>
      `De ${what === 'atk' ? 'ATK' : 'DEF'} van de vijanden gaat voor de rest van de ontmoeting met ${n} omlaag.`,
    'foe.blinded': ({ round }) => `De vijanden vallen in ronde ${round} niet aan.`,
    'attack.left-out': ({ round }) => `Alle kringen zijn ingevuld: de aanvalsproef van ronde ${round} vervalt.`,
    'check.declared': ({ purpose, skill, target, mode, bonus }) =>
      `${capital(basic.purposes[purpose])}: ${basic.check([skill], target)}, worpwijze ${mode}${bonus === 0 ? '' : `, ${signed(bonus)}`}.`,
    'check.prepared': ({ mode }, view) => `${who(view)} kiest worpwijze ${mode}: ${basic.modes[mode].how}.`,
    'check.rolled': ({ purpose, skill, target, mode, dice }, view) =>
      `${capital(basic.purposes[purpose])}, ${skill} tegen ${target}, worpwijze ${mode}: ${whom(view)} gooit ${all(dice.map(String))}.`,
    'gem.spent': ({ gem, as }, view) => `${who(view)} geeft een ${basic.gems[gem]} uit${as === gem ? '' : ` als ${basic.gems[as]}`}.`,
    'die.changed': ({ check, die, from, to }, view) => `De ${from} wordt een ${to}${now(checkOfDie(view, check, die, to))}.`,
    'die.rerolled': ({ check, die, from, to }, view) =>
      `${who(view)} gooit de ${from} over en krijgt een ${to}${now(checkOfDie(view, check, die, to))}.`,
    'check.rerolled': ({ check, dice }, view) =>
      `${who(view)} gooit alle dobbelstenen over: ${all(dice.map(String))}${now(checkOfRoll(view, check, dice))}.`,
    'check.helped': ({ check, n }, view) => `De proef krijgt ${signed(n)}${now(checkFacts(view, check))}.`,
    'check.assured': () => 'De proef slaagt, wat de dobbelstenen ook laten zien.',
    'check.committed': ({ purpose, skill, total, target, passed }) =>
      `${capital(basic.purposes[purpose])}: ${skill} ${total} tegen ${target}, ${passed ? 'geslaagd' : 'mislukt'}.`,
    'test.left-out': ({ source }, view) => {
      const test = view.encounter === null ? undefined : testAt(view, source);
      return `${who(view)} laat een kans lopen${test === undefined ? '' : `: ${basic.check([test.skill], test.target)}`}.`;
    },
    'attack.modified': ({ n }) => `De aanvalsproef krijgt deze ronde ${signed(n)}.`,
    'guard.modified': ({ n }) => `De weerproeven krijgen deze ronde ${signed(n)}.`,
    'hit.scored': ({ n }, view) => `${who(view)} scoort ${count(n, 'treffer', 'treffers')}.`,
    'loss.pending': ({ cause, effect }, view) =>
      `${capital(CAUSES[cause])} gaat ${whom(view)} ${effect.do === 'lose-gem' ? 'een edelsteen' : `${effect.n} gezondheid`} kosten.`,
    'loss.taken-up': () => 'Het volgende verlies is aan de beurt.',
    'circle.added': (body) => `Er komt 1 lege kring bij: ${body.circles} in totaal.`,
    'circles.filled': (body, view) => `${who(view)} vult ${circles(body.n)} in: ${body.filled} van de ${body.circles}.`,
    'hits.lost': ({ n }) => `${count(n, 'treffer', 'treffers')} voorbij de laatste kring ${n === 1 ? 'gaat' : 'gaan'} verloren.`,
    'circle.erased': ({ by, filled }) => `${cards.keywords[by]} gumt een kring uit: nog ${filled} ingevuld.`,
    'loss.reduced': ({ n, left }) => `Het verlies gaat van ${n + left} naar ${left}.`,
    'health.lost': ({ n, cause, left }, view) => `${who(view)} verliest ${n} gezondheid door ${CAUSES[cause]}: nog ${left}.`,
    'health.gained': ({ n }, view) => `${who(view)} krijgt ${n} gezondheid.`,
    'gem.lost': ({ gem }, view) => `${who(view)} verliest een ${basic.gems[gem]}.`,
    'gem.gained': ({ gem, n }, view) => `${who(view)} krijgt ${gemCount(n, gem)}.`,
    'item.gained': ({ item }, view) => `${who(view)} vindt een voorwerp: ${names.items[item]}${usesOf(item)}.`,
    'item.used': ({ item, place }, view) => {
      const entry = view.hero.inventory[place];
      const left = entry === undefined ? null : usesLeft(entry);
      return `${who(view)} gebruikt een voorwerp: ${names.items[item]}${left === null ? '' : ` (nog ${left} keer)`}.`;
    },
    'reward.declined': ({ reward }, view) =>
      isReward(reward) ? `${who(view)} laat ${DECLINED[reward]} liggen.` : `${who(view)} laat een beloning met een proef liggen.`,
    'experience.without-effect': ({ skills }) =>
      `De ervaring heeft geen effect: ${all(skills)} ${skills.length === 1 ? 'is' : 'zijn'} vol.`,
    'room.cleared': ({ card }) => `De kamer is uitgespeeld: ${nameOf(card)}.`,
    'encounter.ended': ({ card }) => `De ontmoeting is voorbij: ${nameOf(card)}.`,
    'card.discarded': ({ card }) => `${nameOf(card)} gaat naar de aflegstapel.`,
    'card.won': ({ card }) => `${nameOf(card)} gaat naar de zegestapel.`,
    'level-1.collected': ({ cards: n }) =>
      n === 0
        ? 'Er liggen geen afgelegde kaarten om te verzamelen.'
        : `${count(n, 'afgelegde kaart gaat', 'afgelegde kaarten gaan')} terug in de aanstaande stapel.`,
    'completion.began': ({ cards: n }, view) => `${who(view)} speelt door: nog ${count(n, 'unieke kaart', 'unieke kaarten')}.`,
    'hero.fell': ({ card }, view) => `${view.setup.hero} bezwijkt: ${nameOf(card)}.`,
    'game.won': ({ by }) => (by === 'boss' ? 'Zege: de baas is verslagen.' : 'Zege: de laatste kaart is uitgespeeld.'),
    'game.given-up': ({ met }, view) => `${who(view)} geeft op na ${count(met, 'kaart', 'verschillende kaarten')}.`,
    'game.ended': ({ score }) => `Het spel is afgelopen. Score: ${score}.`,
  };
}

export const log = logIn(
  (): string => 'Je',
  () => 'je',
);
/** For whoever watches: the one who plays is told by name. */
export const watchedLog = logIn(heroOf, heroOf);

export const brief: BriefPhrases = {
  you: 'Je',
  filled: (who, foe, filled, circles) => `${who} ${foe ? 'treft raak' : 'slaagt'} (${filled} van ${circles}).`,
  rolled: (skill, target, dice) => `${skill} tegen ${target}: ${all(dice.map(String))}.`,
  missed: (who) => `${who} mist.`,
  guarded: (who) => `${who} weert af.`,
  lost: (cause, n, left) =>
    `${{ test: 'Test mislukt', trial: 'Beproeving mislukt', guard: 'Weerproef mislukt', clock: cards.keywords.CLOCK }[cause]}: ${n} gezondheid kwijt, nog ${left}.`,
};
