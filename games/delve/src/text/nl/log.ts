// Owns the Dutch log: the present tense, one line for every event.

import { cardOf } from '../../content/cards.ts';
import type { RewardKind } from '../../content/types.ts';
import { entranceSize } from '../../queries/entrance.ts';
import { sideOf, squareOf } from '../../pieces/grid.ts';
import { cardsWanted } from '../../queries/decks.ts';
import type { Wall } from '../../state.ts';
import type { View } from '../../view.ts';
import { signed } from '../words/compose.ts';
import { checkFacts, checkOfDie, checkOfRoll, columnOf, isReward, modesWith, rowOf, testAt, usesLeft, type CheckFacts } from '../facts.ts';
import type { EventPhrases } from '../phrases.ts';
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

export const log: EventPhrases = {
  'hero.named': ({ hero, area }) => `${hero} gaat op verkenning: ${area}.`,
  'cards.chosen': ({ level }, view) => {
    const n = cardsWanted(view.setup, level);
    return `Er ${n === 1 ? 'wordt' : 'worden'} ${level === 'B' ? count(n, 'baaskaart', 'baaskaarten') : `${cardCount(n)} van ${basic.levels[level]}`} gekozen.`;
  },
  'skill.trained': ({ skill, bubbles }, view) => `Je oefent ${skill}: worpwijze ${either(modesWith(view, skill, bubbles))}.`,
  'hero.equipped': ({ health, ruby, emerald }) =>
    `Je begint met ${health} gezondheid, ${gemCount(ruby, 'ruby')} en ${gemCount(emerald, 'emerald')}.`,
  'entrance.rolled': ({ dice }) => `Je gooit ${all(dice.map(String))} voor de ingang: ${squares(entranceSize(dice))}.`,
  'entrance.drawn': (body) => `Je tekent de ingang: ${squares(body.squares.length)}, ${exits(body.exits.length)}.`,
  'decks.built': ({ impending, future }) =>
    `De ${future === 0 ? 'stapel ligt' : 'stapels liggen'} klaar: ${cardCount(impending)} in de aanstaande stapel${future === 0 ? '' : `, ${future} in de toekomststapel`}.`,
  'unique.added': () => 'De volgende unieke kaart komt bij de aanstaande stapel.',
  'deck.shuffled': ({ cards: n }) => `De aanstaande stapel wordt geschud: ${cardCount(n)}.`,
  'card.drawn': ({ card }) => `Je trekt ${nameOf(card)} (${basic.levels[cardOf(card).level]}).`,
  'card.sent-under': ({ card }) => `${nameOf(card)} gaat onder de aanstaande stapel.`,
  'card.looked-at': ({ card }) => `Je bekijkt ${nameOf(card)}.`,
  'card.put-back': ({ card, where }) => `Je legt ${nameOf(card)} ${where === 'top' ? 'bovenop' : 'onderop'} terug.`,
  'exit.chalked': ({ card }) => `Je geeft de kamer een uitgang erbij: ${nameOf(card)}.`,
  'door.found': ({ wall }, view) => `Je tekent een geheime deur: ${at(view, wall)}.`,
  'room.placed': (body) => `Je plaatst een kamer: ${nameOf(body.card)}, ${squares(body.squares.length)}, ${exits(body.exits.length)}.`,
  'room.unplaced': ({ card }) => `De kamer past nergens en wordt niet getekend: ${nameOf(card)}.`,
  'exit.joined': ({ wall }, view) => `Een uitgang is verbonden: ${at(view, wall)}.`,
  'exit.blocked': ({ wall }, view) => `Een uitgang is versperd: ${at(view, wall)}.`,
  'card.put-aside': ({ card }) => `De kamer past nergens en de kaart gaat apart: ${nameOf(card)}.`,
  'circles.drawn': ({ n }) => `Je tekent ${circles(n)} in de kamer.`,
  'opening.began': ({ card }) => `De ontmoeting begint: ${nameOf(card)}.`,
  'round.began': (body) => `Ronde ${body.round} begint: ${body.empty} van ${circles(body.circles)} leeg.`,
  'foe.weakened': ({ what, n }) =>
    `De ${what === 'atk' ? 'ATK' : 'DEF'} van de vijanden gaat voor de rest van de ontmoeting met ${n} omlaag.`,
  'foe.blinded': ({ round }) => `De vijanden vallen in ronde ${round} niet aan.`,
  'attack.left-out': ({ round }) => `Alle kringen zijn ingevuld: de aanvalsproef van ronde ${round} vervalt.`,
  'check.declared': ({ purpose, skill, target, mode, bonus }) =>
    `${capital(basic.purposes[purpose])}: ${basic.check([skill], target)}, worpwijze ${mode}${bonus === 0 ? '' : `, ${signed(bonus)}`}.`,
  'check.prepared': ({ mode }) => `Je kiest worpwijze ${mode}: ${basic.modes[mode].how}.`,
  'check.rolled': ({ purpose, skill, target, mode, dice }) =>
    `${capital(basic.purposes[purpose])}, ${skill} tegen ${target}, worpwijze ${mode}: je gooit ${all(dice.map(String))}.`,
  'gem.spent': ({ gem, as }) => `Je geeft een ${basic.gems[gem]} uit${as === gem ? '' : ` als ${basic.gems[as]}`}.`,
  'die.changed': ({ check, die, from, to }, view) => `De ${from} wordt een ${to}${now(checkOfDie(view, check, die, to))}.`,
  'die.rerolled': ({ check, die, from, to }, view) =>
    `Je gooit de ${from} over en krijgt een ${to}${now(checkOfDie(view, check, die, to))}.`,
  'check.rerolled': ({ check, dice }, view) =>
    `Je gooit alle dobbelstenen over: ${all(dice.map(String))}${now(checkOfRoll(view, check, dice))}.`,
  'check.helped': ({ check, n }, view) => `De proef krijgt ${signed(n)}${now(checkFacts(view, check))}.`,
  'check.assured': () => 'De proef slaagt, wat de dobbelstenen ook laten zien.',
  'check.committed': ({ purpose, skill, total, target, passed }) =>
    `${capital(basic.purposes[purpose])}: ${skill} ${total} tegen ${target}, ${passed ? 'geslaagd' : 'mislukt'}.`,
  'test.left-out': ({ source }, view) => {
    const test = view.encounter === null ? undefined : testAt(view, source);
    return `Je laat een kans lopen${test === undefined ? '' : `: ${basic.check([test.skill], test.target)}`}.`;
  },
  'attack.modified': ({ n }) => `De aanvalsproef krijgt deze ronde ${signed(n)}.`,
  'guard.modified': ({ n }) => `De weerproeven krijgen deze ronde ${signed(n)}.`,
  'hit.scored': ({ n }) => `Je scoort ${count(n, 'treffer', 'treffers')}.`,
  'loss.pending': ({ cause, effect }) =>
    `${capital(CAUSES[cause])} gaat je ${effect.do === 'lose-gem' ? 'een edelsteen' : `${effect.n} gezondheid`} kosten.`,
  'loss.taken-up': () => 'Het volgende verlies is aan de beurt.',
  'circle.added': (body) => `Er komt 1 lege kring bij: ${body.circles} in totaal.`,
  'circles.filled': (body) => `Je vult ${circles(body.n)} in: ${body.filled} van de ${body.circles}.`,
  'hits.lost': ({ n }) => `${count(n, 'treffer', 'treffers')} voorbij de laatste kring ${n === 1 ? 'gaat' : 'gaan'} verloren.`,
  'circle.erased': ({ by, filled }) => `${cards.keywords[by]} gumt een kring uit: nog ${filled} ingevuld.`,
  'loss.reduced': ({ n, left }) => `Het verlies gaat van ${n + left} naar ${left}.`,
  'health.lost': ({ n, cause, left }) => `Je verliest ${n} gezondheid door ${CAUSES[cause]}: nog ${left}.`,
  'health.gained': ({ n }) => `Je krijgt ${n} gezondheid.`,
  'gem.lost': ({ gem }) => `Je verliest een ${basic.gems[gem]}.`,
  'gem.gained': ({ gem, n }) => `Je krijgt ${gemCount(n, gem)}.`,
  'item.gained': ({ item }) => `Je vindt een voorwerp: ${names.items[item]}.`,
  'item.used': ({ item, place }, view) => {
    const entry = view.hero.inventory[place];
    const left = entry === undefined ? null : usesLeft(entry);
    return `Je gebruikt een voorwerp: ${names.items[item]}${left === null ? '' : ` (nog ${left} keer)`}.`;
  },
  'reward.declined': ({ reward }) =>
    isReward(reward) ? `Je laat ${DECLINED[reward]} liggen.` : 'Je laat een beloning met een proef liggen.',
  'experience.without-effect': ({ skills }) => `De ervaring heeft geen effect: ${all(skills)} ${skills.length === 1 ? 'is' : 'zijn'} vol.`,
  'room.cleared': ({ card }) => `De kamer is uitgespeeld: ${nameOf(card)}.`,
  'encounter.ended': ({ card }) => `De ontmoeting is voorbij: ${nameOf(card)}.`,
  'card.discarded': ({ card }) => `${nameOf(card)} gaat naar de aflegstapel.`,
  'card.won': ({ card }) => `${nameOf(card)} gaat naar de zegestapel.`,
  'level-1.collected': ({ cards: n }) =>
    n === 0
      ? 'Er liggen geen afgelegde kaarten om te verzamelen.'
      : `${count(n, 'afgelegde kaart gaat', 'afgelegde kaarten gaan')} terug in de aanstaande stapel.`,
  'completion.began': ({ cards: n }) => `Je speelt door: nog ${count(n, 'unieke kaart', 'unieke kaarten')}.`,
  'hero.fell': ({ card }, view) => `${view.setup.hero} bezwijkt: ${nameOf(card)}.`,
  'game.won': ({ by }) => (by === 'boss' ? 'Zege: de baas is verslagen.' : 'Zege: de laatste kaart is uitgespeeld.'),
  'game.given-up': ({ met }) => `Je geeft op na ${count(met, 'kaart', 'verschillende kaarten')}.`,
  'game.ended': ({ score }) => `Het spel is afgelopen. Score: ${score}.`,
};
