// Owns the Dutch log: a line for everything that can happen.

import { xpOf } from '../../../content/cards.ts';
import type { EventPhrases } from '../../play/phrases.ts';
import { MARKS, PHASES, SIDES, THINGS } from '../../words/nl/tables.ts';
import { all, capital, signed, squares } from '../words.ts';

const HOW = { gallery: 'De galerij loopt door', tunnel: 'Een nieuwe gang', destination: 'De weg gaat verder' } as const;
const DECKS = { monsters: 'monsterkaarten', encounters: 'ontmoetingskaarten', treasures: 'schatkaarten' } as const;
const CHECKS = {
  disable: 'tegen de val',
  poison: 'tegen het gif',
  curse: 'tegen de vloek',
  force: 'tegen de deur',
  snatch: 'om af te pakken',
} as const;
const TRACKS = { spore: 'Sporen', strain: 'Wrikfiches' } as const;
/** What an adventure has been waiting for: its villain comes. */
const COMES: Partial<Record<string, string>> = {
  orrodun: 'De voorman kijkt op van zijn lijst.',
  'mother-caul': 'De derde bloem gaat open, en zij zit erin.',
  vharn: 'Bij de ladder staat iemand zonder lantaarn.',
  iskarra: 'Het is daar alleen koud. En dan niet meer alleen.',
};

export const log: EventPhrases = {
  'hero.taken': ({ id }, { named }) => `${named(id)} gaat de ladder af.`,
  'powers.taken': ({ hero, powers }, its) => `${its.hero(hero)} neemt ${all(powers.map(its.named))}.`,
  'treasure.revealed': ({ card }, { named }) => `${named(card)} is omgedraaid.`,
  'treasures.returned': () => 'De andere kaarten gaan terug in de stapel.',
  'item.brought': ({ hero, card }, its) => `${its.hero(hero)} heeft ${its.named(card)} meegebracht.`,
  'item.left': ({ hero, card }, its) => `${its.hero(hero)} laat ${its.named(card)} achter.`,
  'ally.taken': ({ hero, ally }, its) => `${its.named(ally)} gaat mee met ${its.hero(hero)}.`,
  'stack.built': () => 'De stapel tegels is gemaakt.',
  'surges.given': ({ surges }) => `Herstelfiches: ${surges.join(' en ')}.`,
  'first.rolled': ({ dice, heroes }, its) => `Voor het begin: ${all(heroes.map((hero, i) => `${its.hero(hero)} ${dice[i] ?? 0}`))}.`,
  'first.chosen': ({ hero }, its) => `${its.hero(hero)} begint.`,
  'round.ended': ({ round }) => `Ronde ${round} is voorbij.`,
  'turn.began': ({ hero, round }, its) => `Ronde ${round}: beurt van ${its.hero(hero)}.`,
  'turn.ended': ({ hero }, its) => `De beurt van ${its.hero(hero)} is voorbij.`,
  'phase.began': ({ hero, phase }, its) => `${its.hero(hero)}: ${PHASES[phase]}.`,
  'lasting.ended': ({ hero }, its) => `Wat ${its.hero(hero)} liet duren is voorbij.`,
  'hero.walked': ({ hero, path, cost }, its) => `${its.hero(hero)} loopt ${squares(cost)} naar ${its.square(path.at(-1) ?? 0)}.`,
  'attack.taken': ({ hero }, its) => `${its.hero(hero)} gebruikt de aanval van deze beurt.`,
  'hero.escaped': ({ hero }, its) =>
    `${its.hero(hero)} klimt eruit. Nog ${its.view.heroes.filter(({ escaped }) => !escaped).length} beneden.`,
  'adventure.ended': ({ winner }, its) =>
    winner < 0
      ? `${its.adventure}: verloren in ronde ${its.view.round}.`
      : its.view.xp.length > 1
        ? `${its.adventure}: ${its.crew(winner)} wint.`
        : `${its.adventure}: gewonnen in ronde ${its.view.round}.`,
  'tile.drawn': ({ tile }, { named }) => `${named(tile)} is getrokken.`,
  'tile.returned': ({ tile, to, why }, { named }) =>
    why === 'scout'
      ? `${named(tile)} gaat onderop: een andere gang.`
      : `${named(tile)} zou de laatste doorgang sluiten en ${to === 'held' ? 'wordt bewaard' : 'gaat onderop'}.`,
  'tile.unheld': ({ tile }, { named }) => `${named(tile)} komt alsnog.`,
  'tiles.topped': ({ tiles }, { named }) => `${all(tiles.map((tile) => named(tile)))} ligt weer bovenop.`,
  'tile.placed': ({ tile, how }, its) => (how === 'explore' ? `Verkend: ${its.named(tile)}.` : `${HOW[how]}: ${its.named(tile)}.`),
  'stack.empty': () => 'De stapel is leeg. Geen tegel, geen monster.',
  'monster.replaced': ({ tile }, its) => `Voor ${its.tile(tile)} wordt geen monster getrokken.`,
  'edge.closed': ({ edge, as }, its) =>
    as === 'fissure'
      ? `Een spleet bij ${its.edge(edge)}.`
      : as === 'wall'
        ? `De grot eindigt bij ${its.edge(edge)}.`
        : `Het dak komt omlaag bij ${its.edge(edge)}.`,
  'door.opened': ({ edge }, its) => `De deur gaat open: ${its.tile(edge >> 2)}, ${SIDES[edge & 3] ?? ''}kant.`,
  'tile.looked': ({ hero, tile }, its) =>
    tile === undefined ? `${its.hero(hero)} bekijkt een tegel.` : `${its.hero(hero)} ziet ${its.named(tile)}.`,
  'tiles.ordered': ({ hero }, its) => `${its.hero(hero)} legt de tegels terug.`,
  'shrine.used': ({ hero }, its) => `${its.hero(hero)} steekt een lichtje aan.`,
  'deck.shuffled': ({ deck }) => `De ${DECKS[deck]} zijn opnieuw geschud.`,
  'monster.drawn': ({ hero, card }, its) => `${its.hero(hero)} trekt ${its.named(card)} en beheert dit monster.`,
  'monster.redrawn': ({ hero, card, why }, its) =>
    why === 'own'
      ? `${its.hero(hero)} beheert ${its.named(card)} al: opnieuw getrokken.`
      : `${its.named(card)}: meer monsters in plaats van één.`,
  'monster.taken': ({ hero, card }, its) => `${its.hero(hero)} neemt ${its.named(card)}.`,
  'monster.unplaced': ({ card }, its) => `Er is geen plaats voor ${its.named(card)}.`,
  'foe.placed': ({ kind, square }, its) => {
    const appears = `${its.named(kind)} verschijnt op ${its.square(square)}.`;
    return COMES[kind] === undefined ? appears : `${COMES[kind]} ${capital(appears)}`;
  },
  'foe.moved': ({ kind, to, toward }, its) =>
    `${its.named(kind)} gaat naar ${its.square(to)}${toward < 0 ? '' : `, in de richting van ${its.figure(toward)}`}.`,
  'foe.closed': ({ kind, on }, its) => `${its.named(kind)} komt naast ${its.figure(on)} staan.`,
  'foe.crowded': ({ kind, on }, its) => `Geen plaats naast ${its.figure(on)}: ${its.named(kind)} wacht.`,
  'foe.idle': ({ kind, why }, its) =>
    why === 'nobody'
      ? `Er is niemand om op af te gaan: ${its.named(kind)} wacht.`
      : `${its.named(kind)} ${why === 'drowsy' ? 'slaapt erdoorheen' : 'doet niets'}.`,
  'tactic.chosen': ({ kind, tactic }, its) => {
    const when = its.tactic(kind, tactic);
    return `${its.named(kind)}: ${when.charAt(0).toLowerCase()}${when.slice(1)}.`;
  },
  'cards.handled': ({ cards }) => `Kaarten in de rij die klaar zijn: ${cards.length}.`,
  'foe.unpinned': ({ kind }, its) => `${its.named(kind)} is niet langer vastgepind.`,
  'foe.hurt': ({ kind, n, hp }, its) => `${its.named(kind)} −${n}: nog ${hp} HP.`,
  'foe.healed': ({ kind, n }, its) => `${its.named(kind)} herstelt ${n} HP.`,
  'foe.defeated': ({ kind }, its) => `${its.named(kind)} is verslagen: ${xpOf(kind)} XP op de stapel.`,
  'foe.left': ({ kind }, its) => `${its.named(kind)} is weg: geen ervaring, geen schat.`,
  'token.put': ({ kind, token }, its) => `${its.named(kind)} is ${MARKS[token]}.`,
  'ally.hurt': ({ kind, n, hp }, its) => `${its.named(kind)} −${n}: nog ${hp} HP.`,
  'ally.left': ({ kind }, its) => `${its.named(kind)} verdwijnt.`,
  'attack.rolled': ({ byId, onId, name, die, bonus }, its) =>
    name === byId
      ? `${its.named(byId)} tegen ${its.named(onId)}: ${die}, ${signed(bonus)}.`
      : `${its.named(byId)}, ${its.attack(name)}, tegen ${its.named(onId)}: ${die}, ${signed(bonus)}.`,
  'attack.rerolled': ({ die }) => `Opnieuw gegooid: ${die}.`,
  'attack.judged': ({ total, ac, hit, byId, onId }, its) =>
    byId === undefined || onId === undefined
      ? `${total} tegen AC ${ac}: ${hit ? 'raak' : 'mis'}.`
      : `${its.named(byId)} ${hit ? 'raakt' : 'mist'} ${its.named(onId)}: ${total} tegen AC ${ac}.`,
  'attack.changed': ({ more, guard, foiled }) =>
    foiled ? 'De aanval mist alsnog.' : more > 0 ? `${signed(more)} op de worp.` : `${signed(guard)} AC.`,
  'check.rolled': ({ hero, for: what, die, bonus, need }, its) =>
    `${its.hero(hero)} gooit ${die}${bonus === 0 ? '' : ` ${signed(bonus)}`} ${CHECKS[what]}, nodig ${need}: ${die + bonus >= need ? 'gelukt' : 'te weinig'}.`,
  'blow.threatened': ({ on, n }, its) => `${its.hero(on)} krijgt zo ${n} schade.`,
  'blow.changed': ({ on, n }, its) => `${its.hero(on)} krijgt nu ${n} schade.`,
  'blow.averted': ({ hero }, its) => `${its.hero(hero)} krijgt geen schade.`,
  'hero.hurt': ({ hero, n, hp, from }, its) => `${from === 'poison' ? 'Gif: ' : ''}${its.hero(hero)} −${n}: nog ${hp} HP.`,
  'hero.fell': ({ hero }, its) => `${its.hero(hero)} is uitgeschakeld.`,
  'hero.healed': ({ hero, n, hp }, its) => `${its.hero(hero)} herstelt ${n} HP en heeft er ${hp}.`,
  'surge.spent': ({ hero, hp, left }, its) => `Herstelfiche: ${its.hero(hero)} staat op met ${hp} HP. Nog ${left}.`,
  'surge.missing': ({ hero }, its) => `${its.hero(hero)} had een herstelfiche nodig en er was er geen.`,
  'condition.gained': ({ hero, condition }, its) => `${its.hero(hero)} is ${MARKS[condition]}.`,
  'condition.lost': ({ hero, conditions }, its) =>
    `${its.hero(hero)} is niet langer ${all(
      conditions.map((one) => MARKS[one]),
      'of',
    )}.`,
  'part.ignored': ({ hero }, its) => `${its.hero(hero)} staat pal.`,
  'figure.placed': ({ id, to }, its) => `${its.named(id)} komt op ${its.square(to)}.`,
  'lasting.begun': ({ id, what, n }, its) =>
    `${its.named(id)}: ${what === 'ac' ? `${signed(n)} AC` : what === 'drowsy' ? 'slaperig' : 'ongezien'}, voor even.`,
  'power.begun': ({ hero, card }, its) => `${its.hero(hero)} gebruikt ${its.named(card)}.`,
  'power.kept': ({ card }, its) => `${its.named(card)} blijft open liggen.`,
  'power.flipped': ({ card, up }, its) => (up ? `${its.named(card)} ligt weer open.` : `${its.named(card)} is gebruikt.`),
  'reaction.used': ({ hero, card }, its) => `${its.hero(hero)} reageert met ${its.named(card)}.`,
  'item.used': ({ hero, card }, its) => `${its.hero(hero)} gebruikt ${its.named(card)}.`,
  'item.flipped': ({ card, up }, its) => (up ? `${its.named(card)} ligt weer open.` : `${its.named(card)} is gebruikt.`),
  'item.discarded': ({ hero, card }, its) => `${its.hero(hero)} legt ${its.named(card)} af.`,
  'treasure.drawn': ({ hero, card }, its) => `${its.hero(hero)} vindt ${its.named(card)}.`,
  'treasure.refused': ({ card }, its) => `${its.named(card)} wordt niet gehouden.`,
  'treasure.more': ({ hero, n }, its) => `${its.hero(hero)} trekt er ${n}.`,
  'item.given': ({ card, to }, its) => `${its.named(card)} gaat naar ${its.hero(to)}.`,
  'fortune.discarded': ({ card }, its) => `${its.named(card)} is afgelegd.`,
  'fortune.banked': ({ card }, its) => `${its.named(card)} gaat naar de ervaringsstapel.`,
  'fortune.waits': ({ card }, its) => `${its.named(card)} wacht tot de aanval voorbij is.`,
  'fortune.begun': ({ card }, its) => `${its.named(card)} gaat in.`,
  'blessing.begun': ({ card }, its) => `${its.named(card)} begint.`,
  'blessing.ended': ({ card }, its) => `${its.named(card)} dooft.`,
  'xp.spent': ({ hero, cards: paid, price }, its) => `${its.hero(hero)} betaalt ${price} XP: ${all(paid.map(its.named))}.`,
  'hero.levelled': ({ hero, daily }, its) => `${its.hero(hero)} is nu level 2 en neemt ${its.named(daily)}.`,
  'encounter.drawn': ({ hero, card, again }, its) => `${its.hero(hero)} trekt ${again ? 'een andere kaart: ' : ''}${its.named(card)}.`,
  'encounter.spared': () => 'De gloed houdt stand: geen ontmoeting.',
  'encounter.cancelled': ({ card }, its) => `${its.named(card)} gaat niet door.`,
  'encounter.discarded': ({ card }, its) => `${its.named(card)} is afgelegd.`,
  'environment.set': ({ card }, its) => `${its.named(card)} trekt in.`,
  'trap.set': ({ card, square }, its) => `${its.named(card)} ligt op ${its.square(square)}.`,
  'trap.redrawn': ({ card }, its) => `Er is geen plaats voor ${its.named(card)}: een andere kaart.`,
  'trap.gone': ({ card }, its) => `${its.named(card)} is weg.`,
  'trap.sprung': ({ card }, its) => `${its.named(card)} slaat toe.`,
  'curse.set': ({ hero, card }, its) => `${its.named(card)} rust op ${its.hero(hero)}.`,
  'curse.gone': ({ hero, card }, its) => `${its.hero(hero)} schudt ${its.named(card)} af.`,
  'track.moved': ({ track, to }, its) =>
    track === 'water'
      ? `Het water stijgt naar ${to} van ${its.most ?? 0}.${to >= (its.cold ?? Infinity) ? ' De kou kost iedereen 1 HP.' : ''}`
      : `${TRACKS[track]}: ${to}${its.most === null ? '' : ` van ${its.most}`}.`,
  'hazard.rolled': ({ card, die }, its) => `${its.named(card)}: worp ${die}.`,
  'ally.rolled': ({ kind, die, need }, its) => `${its.named(kind)} gooit ${die}, nodig ${need}: ${die >= need ? 'gelukt' : 'te weinig'}.`,
  'thing.put': ({ kind, square, crew }, its) =>
    `${capital(THINGS[kind])} op ${its.square(square)}${crew < 0 ? '' : `. ${its.crew(crew)} zag het als eerste`}.`,
  'thing.taken': ({ hero, kind, first }, its) =>
    `${its.hero(hero)} pakt ${THINGS[kind]} op.${first && kind === 'lamp' ? ' Bij de ladder kijkt er iets op.' : ''}`,
  'thing.dropped': ({ hero, kind, square }, its) => `${its.hero(hero)} legt ${THINGS[kind]} neer op ${its.square(square)}.`,
  'thing.snatched': ({ hero, kind, from }, its) => `${its.hero(hero)} pakt ${THINGS[kind]} af van ${its.hero(from)}.`,
  'thing.hurt': ({ kind, n, hp }) =>
    hp === 0 ? `${capital(THINGS[kind])} is vernietigd.` : `${capital(THINGS[kind])} −${n}: nog ${hp} HP.`,
  'things.delivered': ({ hero, kind, n, team }, its) =>
    kind === 'crystal'
      ? `${its.crew(team)} legt ${n === 1 ? 'een kristal' : `${n} kristallen`} in de kist: ${its.view.delivered[team] ?? 0} van de 3.`
      : `${its.hero(hero)} brengt ${n === 1 ? THINGS[kind] : `${n} × ${its.named(kind)}`} thuis${kind === 'miner' ? `: ${its.view.delivered[team] ?? 0} van de 3` : ''}.`,
  'fissure.rolled': ({ die, thing }, its) =>
    `Voor de spleten: ${die}. ${thing < 0 ? 'Er komt niets.' : `Er komt iets uit ${its.figure(thing)}.`}`,
};
