// Owns the Dutch log: a line for everything that can happen.

import type { Use } from '../../facts.ts';
import type { SpeciesId } from '../../content/index.ts';
import type { EventPhrases, Said } from '../phrases.ts';
import { NAMES } from '../words/names.ts';
import { cards as printed } from './cards.ts';
import { signed, times } from './words.ts';

/** Monsters by their kinds, with how many there are of each. */
const counted = (species: readonly SpeciesId[], said: Said): string =>
  [...new Set(species)].map((id) => `${species.filter((one) => one === id).length} × ${said.species(id)}`).join(', ');

const USES: Readonly<Record<Use, string>> = {
  hit: 'trefkaarten',
  evade: 'ontwijkkaarten',
  multiplier: 'vermenigvuldiger',
  add: 'toevoegen of oproepen',
  will: 'wil',
  fort: 'taaiheid',
  save: 'reddingstrek',
  chance: 'kans',
  action: 'actie',
  target: 'doelwit',
  flee: 'vlucht',
  chase: 'achtervolging',
  resist: 'om af te schudden',
  'wear-off': 'om uit te werken',
  prayer: 'gebed',
  element: 'element',
  skill: 'kunde',
  species: 'soort',
  encounter: 'ontmoeting',
  wandering: 'in de gang',
  kind: 'schat',
  loot: 'vondst',
  acid: 'zuur',
  stat: 'levelkaart',
  quest: 'queesten',
  job: 'op het Bankje',
  bet: 'weddenschap',
  branch: 'zijweg',
  lock: 'slot',
};
const MODS: Readonly<Record<string, string>> = {
  suit: 'kleur',
  range: 'afstand',
  action: 'de actie',
  berserk: 'razernij',
  wall: 'wal',
  defending: 'verdedigend',
  'take-aim': 'aanleggen',
  fury: 'furie',
  barrier: 'barrière',
  weak: 'zwakte',
  own: 'eigen element',
  will: 'reddingstrek op wil',
};
const { statuses } = NAMES.nl;
const LASTING = { song: 'het lied', guard: 'de wacht', aim: 'het aanleggen', flask: 'de kolf' } as const;
const ACTED: Readonly<Record<string, string>> = {
  attack: 'valt aan',
  intrinsic: 'doet een eigen actie',
  technique: 'gebruikt een techniek',
  use: 'gebruikt een voorwerp',
  defend: 'verdedigt zich',
  rearrange: 'verandert de opstelling',
  flee: 'probeert te vluchten',
  pass: 'past',
  arms: 'slaat toe',
  energy: 'bezweert',
  grace: 'zegent',
  hex: 'behekst',
  none: 'doet iets',
};

export const log: EventPhrases = {
  'cards.drawn': ({ use, unit, cards }, said) => `${unit < 0 ? '' : `${said.unit(unit)}, `}${USES[use]}: ${said.cards(cards)}.`,
  'fate.shuffled': ({ spare }) => (spare ? 'Er komt een reservespel bij voor dit gevecht.' : 'De noodlotsstapel is geschud.'),
  'fate.gathered': () => 'Het reservespel gaat terug in de doos.',
  'character.joined': ({ character }, said) => `Erbij gekomen: ${said.job(character.job)}.`,
  'character.raised': ({ unit, base }, said) =>
    `${said.unit(unit)}: ${(['str', 'dex', 'con', 'int', 'wis'] as const).map((stat, at) => `${said.stat(stat)} ${base[at] ?? 0}`).join(', ')}.`,
  'character.levelled': ({ unit, level }, said) => `${said.unit(unit)} bereikt level ${level}.`,
  'character.taught': ({ unit, sp }, said) => `${said.unit(unit)} heeft ${sp} SP.`,
  'character.rested': ({ unit }, said) => `${said.unit(unit)} rust uit.`,
  'character.refreshed': ({ unit, hp, mp }, said) => `${said.unit(unit)} is weer fris: ${hp} HP, ${mp} MP.`,
  'character.dismissed': ({ unit }, said) => `${said.unit(unit)} gaat naar huis en laat alles hier.`,
  'characters.lost': ({ units }, said) => `Voorgoed achtergebleven: ${said.units(units)}.`,
  'character.left': ({ unit }, said) => `${said.unit(unit)} blijft achter.`,
  'characters.found': ({ units }, said) => `Teruggevonden: ${said.units(units)}.`,
  'technique.learned': ({ unit, technique }, said) => `${said.unit(unit)} leert ${said.technique(technique)}.`,
  'exp.gained': ({ unit, n }, said) => `${said.unit(unit)}: ${n} Exp.`,
  'row.changed': ({ unit, row }, said) => `${said.unit(unit)} gaat naar de ${printed.rows[row]}.`,
  'gold.changed': ({ by, gold }) => `Goud ${signed(by)}: ${gold}.`,
  'item.gained': ({ unit, item }, said) => `${said.unit(unit)} draagt nu: ${said.item(item)}.`,
  'item.used': ({ unit, item }, said) => `${said.unit(unit)} gebruikt: ${said.item(item)}.`,
  'item.lost': ({ unit, item }, said) => `${said.unit(unit)} raakt kwijt: ${said.item(item)}.`,
  'item.passed': ({ from, to, item }, said) => `${said.unit(from)} geeft ${said.unit(to)}: ${said.item(item)}.`,
  'item.dropped': ({ unit, item }, said) => `${said.unit(unit)} laat hier achter: ${said.item(item)}.`,
  'item.fetched': ({ unit, item }, said) => `${said.unit(unit)} raapt op: ${said.item(item)}.`,
  'item.left': ({ item }, said) => `Niemand heeft plaats; dit blijft hier liggen: ${said.item(item)}.`,
  'gear.worn': ({ unit, gear }, said) => `${said.unit(unit)} doet aan: ${said.item(gear)}.`,
  'gear.removed': ({ unit, gear }, said) => `${said.unit(unit)} doet af: ${said.item(gear)}.`,
  'treasure.found': ({ items }, said) => (items.length === 0 ? 'Er is niets gevonden.' : `Gevonden: ${said.items(items)}.`),
  'quest.taken': ({ domain, floors, ql }, said) =>
    `Queestelevel ${ql}: ${said.domain(domain)}, ${times(floors, 'verdieping', 'verdiepingen')}.`,
  'quest.done': ({ ql }) => `De queeste van level ${ql} is volbracht.`,
  'phase.began': ({ phase }) =>
    phase === 'town' ? 'De groep is in de stad.' : phase === 'dungeon' ? 'De groep gaat op weg.' : 'Er vormt zich een groep.',
  'alarm.raised': ({ alarm }) => `Alarm ${alarm}: de baas legt meer HP-kaarten neer.`,
  'campaign.ended': ({ result }) =>
    result === 'won' ? 'Bladzijde negen is afgehandeld. De campagne is gewonnen.' : 'De campagne is verloren.',
  'dungeon.laid': ({ floors }) => `Er ligt een kerker van ${times(floors, 'verdieping', 'verdiepingen')} voor jullie.`,
  'floor.dealt': ({ floor }) => `Verdieping ${floor + 1} is gedeeld.`,
  'tile.seen': ({ card, place }, said) => `${said.place(place)}, ${said.card(card)}: ${said.meaning(card)}.`,
  'tile.put-aside': ({ card }, said) => `${said.card(card)} gaat terzijde.`,
  'tile.explored': ({ place }, said) => `De groep verkent ${said.place(place)}.`,
  'tile.changed': ({ place }, said) => `Er verandert iets: ${said.place(place)}.`,
  'branch.made': ({ n }) => `Achter de deur: ${times(n, 'tegel', 'tegels')}.`,
  'party.moved': ({ to }, said) => `De groep gaat naar ${said.place(to)}.`,
  'party.put': ({ to }, said) => `De groep is nu hier: ${said.place(to)}.`,
  'trap.sprung': ({ trap }, said) => `Een val: ${said.trap(trap)}.`,
  'trap.cancelled': () => 'De val doet niets.',
  'band.waits': ({ band }, said) => `Hier wacht: ${counted(band.species, said)}.`,
  'save.made': ({ unit, saved }, said) => (saved ? `${said.unit(unit)} redt het.` : `${said.unit(unit)} trekt geen plaatje.`),
  'check.made': ({ unit, need, done }, said) =>
    `${unit < 0 ? 'Nodig' : `${said.unit(unit)}, nodig`}: ${need} of lager. ${done ? 'Gelukt' : 'Mislukt'}.`,
  'bet.settled': ({ bet, won }) => (won ? `De inzet van ${bet} is gewonnen.` : `De inzet van ${bet} is verloren.`),
  'goods.bought': ({ item, price }, said) => `Gekocht voor ${price} goud: ${said.item(item)}.`,
  'goods.sold': ({ item, price }, said) => `Verkocht voor ${price} goud: ${said.item(item)}.`,
  'fight.began': ({ level, species }, said) => `Een gevecht: ${counted(species, said)}, level ${level}.`,
  'treasures.set': () => 'Er ligt een schatkaart gedekt.',
  'monster.dealt': ({ unit, cards }, said) => `${said.unit(unit)}: HP-kaarten ${said.cards(cards)}.`,
  'fight.ended': ({ verdict }) =>
    verdict === 'won' ? 'Het gevecht is gewonnen.' : verdict === 'lost' ? 'Het gevecht is verloren.' : 'De groep verlaat het gevecht.',
  'fight.closed': () => 'De kaarten van het gevecht zijn opgeruimd.',
  'round.began': ({ round }) => `Ronde ${round}.`,
  'initiative.dealt': ({ unit, cards }, said) => `${said.unit(unit)}, initiatief: ${said.cards(cards)}.`,
  'initiative.spent': ({ unit, cards, left }, said) =>
    left.length > 0
      ? `Alleen ${said.cards(cards)} gaat weg: ${said.unit(unit)} komt nog eens.`
      : `${said.unit(unit)} besteedt ${said.cards(cards)}.`,
  'turn.began': ({ unit, extra }, said) => (extra ? `${said.unit(unit)} krijgt een extra beurt.` : `Aan de beurt: ${said.unit(unit)}.`),
  'turn.skipped': ({ unit }, said) => `${said.unit(unit)} verliest de beurt.`,
  'turn.ended': ({ unit }, said) => `De beurt van ${said.unit(unit)} is voorbij.`,
  'unit.acted': ({ unit, what, on }, said) =>
    `${said.unit(unit)} ${ACTED[what] ?? ACTED['none'] ?? ''}${on < 0 || on === unit ? '' : `: ${said.unit(on)}`}.`,
  'attack.judged': ({ by, on, hit }, said) =>
    hit ? `${said.unit(by)} raakt ${said.unit(on)}.` : `${said.unit(by)} mist ${said.unit(on)}.`,
  'attack.covered': ({ unit, by }, said) => `${said.unit(by)} gaat voor ${said.unit(unit)} staan.`,
  'attack.passed': ({ unit }, said) => `Er was niemand om te raken: ${said.unit(unit)} was doorzichtig.`,
  'damage.reckoned': ({ base, mult, mods }) =>
    `${base} × ${mult} = ${base * mult} (${mods.map(([source, by]) => `${MODS[source] ?? source} ${source === 'suit' ? by : signed(by)}`).join(', ')}).`,
  'effect.reflected': ({ on }, said) => `Het kaatst terug, op ${said.unit(on)}.`,
  'unit.hurt': ({ unit, n, hp }, said) => `${said.unit(unit)} −${n}: nog ${hp} HP.`,
  'unit.healed': ({ unit, n, hp }, said) => `${said.unit(unit)} krijgt ${n} HP terug en heeft er ${hp}.`,
  'mana.changed': ({ unit, by, mp }, said) => `${said.unit(unit)}: ${signed(by)} MP, nog ${mp}.`,
  'unit.died': ({ unit }, said) => `${said.unit(unit)} valt.`,
  'unit.revived': ({ unit, hp, autolife }, said) =>
    autolife ? `De kaars vat vlam: ${said.unit(unit)} staat op met ${hp} HP.` : `${said.unit(unit)} leeft weer, met ${hp} HP.`,
  'status.added': ({ unit, status }, said) => `${said.unit(unit)} ${statuses[status].gained}.`,
  'status.removed': ({ unit, status }, said) => `${said.unit(unit)} ${statuses[status].lost}.`,
  'status.refused': ({ unit, mark }, said) => `${said.unit(unit)} is immuun: ${said.mark(mark)}.`,
  'stun.changed': ({ unit, n }, said) =>
    n === 0 ? `${said.unit(unit)} ${statuses.stun.lost}.` : `${said.unit(unit)} raakt versuft (${n}).`,
  'lasting.began': ({ by, what }, said) => `${said.unit(by)}: ${LASTING[what]} begint.`,
  'lasting.ended': ({ by, what }, said) => `${said.unit(by)}: ${LASTING[what]} is voorbij.`,
  'wait.began': ({ by }, said) => `${said.unit(by)} wacht het moment af.`,
  'wait.ended': ({ by }, said) => `Het moment van ${said.unit(by)} is gekomen.`,
  'units.fled': ({ units }, said) => `${said.units(units)} ${units.length === 1 ? 'komt' : 'komen'} weg.`,
  'flight.failed': ({ unit }, said) => `${said.unit(unit)} komt niet weg.`,
  'treasure.turned': ({ unit, card, robbed }, said) =>
    robbed ? `${said.card(card)} is ontfutseld aan ${said.unit(unit)}.` : `Schatkaart: ${said.card(card)}.`,
  'job.offered': ({ jobs }, said) => `Op het Bankje: ${jobs.map(said.job).join(', ')}.`,
};
