// Owns the English setup form, the named setups and the story of a finished game.

import { count, all, basic, gemCount, nameOf } from '../words/en/basic.ts';
import type { FormPhrases, Phrases } from '../phrases.ts';
import { names } from '../words/en/names.ts';

export const form: FormPhrases = {
  fields: {
    mode: { label: 'Mode', help: 'The full game leads from level 1 to one Boss. Micro and mini games use cards of one level.' },
    level: { label: 'Level', help: 'The level of a micro or mini game. The full game uses all of them.' },
    packs: { label: 'Packs', help: 'The cards are chosen at random from these packs together.' },
    skillTrack: { label: 'Ladder', help: 'How the bubbles of a skill roll.' },
    level1Cards: { label: 'Level 1 cards', help: 'How many level 1 cards a full game uses.' },
    startHealth: { label: 'Starting health', help: 'How hard the full game is. Micro and mini games start with less.' },
    veteran: { label: 'Extra experience', help: 'Experience before the first draw, for harder levels.' },
    deep: { label: 'Deep', help: 'Level 3 and Boss foes have ATK +1 and DEF +1, level 3 trials have target +1.' },
    boxEntrance: { label: 'Box entrance', help: 'The entrance is drawn as a box, as in the web rules.' },
    grid: { label: 'Grid', help: 'The size of the map in squares.' },
    hero: { label: 'Name', help: 'The name of your character.' },
    area: { label: 'Area', help: 'The name of the place you explore.' },
  },
  modes: { full: 'Full game', micro: 'Micro game', mini: 'Mini game' },
  tracks: { pamphlet: 'D, +0, +2, A', stacked: 'Stacked: D, +0, +2, A+2', web: 'Web rules: D, +0, A, A+2' },
  health: { story: (n) => `Story (${n})`, easy: (n) => `Easy (${n})`, standard: (n) => `Standard (${n})`, hard: (n) => `Hard (${n})` },
  grids: { small: (w, h) => `Small (${w} × ${h})`, standard: (w, h) => `Standard (${w} × ${h})`, large: (w, h) => `Large (${w} × ${h})` },
  byDefault: {
    level: 'As the mode has it',
    level1Cards: 'As the ladder has it',
    startHealth: 'As the mode has it',
    boxEntrance: 'As the ladder has it',
  },
  flag: { yes: 'Yes', no: 'No' },
  cards: (n) => count(n, 'card'),
  hero: 'Wren',
  area: 'The Undercroft',
  presets: {
    full: 'Full game',
    'micro-1': 'First game: micro, level 1',
    'micro-2': 'Micro game, level 2',
    'micro-2-printed': 'Micro game, level 2, as printed',
    'micro-3': 'Micro game, level 3',
    'micro-3-printed': 'Micro game, level 3, as printed',
    'boss-rush': 'Boss rush',
    'mini-1': 'Mini game, level 1',
    'mini-2': 'Mini game, level 2',
    'mini-3': 'Mini game, level 3',
    'mini-3-printed': 'Mini game, level 3, as printed',
    'mini-boss': 'Mini game, Boss',
    stacked: 'Full game, stacked ladder',
    web: 'Full game, web rules',
    'web-deep': 'Full game, web rules, deep',
  },
  presetFor: {
    'micro-1': 'Begin here: one short delve that shows all there is to do.',
    full: 'The game as it is meant: one life from the first room to a Boss.',
    'boss-rush': 'For whoever wants the great fights and nothing else.',
    'mini-1': 'Longer than a first game, and still gentle.',
    web: 'For whoever knows the full game and wants a longer one.',
    'micro-2': 'A short delve with a hero who has learnt something.',
    'micro-2-printed': 'The same with nothing learnt: it is hard.',
    'micro-3': 'A short delve among the dangerous, well prepared.',
    'micro-3-printed': 'The same unprepared: mostly it ends badly.',
    'mini-2': 'A middling delve for a hero with some experience.',
    'mini-3': 'A middling delve among the dangerous, well prepared.',
    'mini-3-printed': 'The same unprepared: mostly it ends badly.',
    'mini-boss': 'Several Bosses, one after the other, for old hands.',
    stacked: 'The full game where one step on the ladder leads to the next.',
    'web-deep': 'The hardest of the long games.',
  },
  presetHelp: ({ mode, level, cards, health, veteran, packs, track, deep }) => {
    const parts = [
      mode === 'full' || level === null ? `${count(cards, 'card')} from level 1 to one Boss` : count(cards, `${basic.levels[level]} card`),
      ...(packs > 1 ? [`from ${packs} packs`] : []),
      `${health} health`,
      ...(veteran > 0 ? [`${veteran} extra experience`] : []),
      ...(track === 'pamphlet' ? [] : [`ladder ${form.tracks[track].split(': ').at(-1)}`]),
      ...(deep ? ['level 3 and Boss harder by 1'] : []),
    ];
    return `${parts.join('; ')}.`;
  },
  value: (value) =>
    value === null
      ? 'nothing'
      : typeof value === 'string'
        ? `“${value}”`
        : Array.isArray(value)
          ? value.map(String).join(', ')
          : JSON.stringify(value),
};

export const ending: Phrases['ending'] = (run) => {
  const { hero, area, result, gaveUp, fell, boss, cleared, further, health, gems, items, score } = run;
  const lines: string[] = [];
  if (result === 'victory')
    lines.push(boss === null ? `${hero} cleared every card of ${area} and won.` : `${hero} won in ${area}: ${nameOf(boss)} was defeated.`);
  else if (gaveUp) lines.push(`${hero} turned back and gave up ${area}.`);
  else if (fell === null) lines.push(`${hero} did not finish ${area}.`);
  if (further !== null) lines.push(`After the victory ${hero} cleared ${count(further, 'further encounter')}.`);
  if (fell !== null) {
    const when = fell.round === 0 ? 'before round 1' : `in round ${fell.round}`;
    lines.push(`${hero} fell to ${nameOf(fell.card)} ${when}, with ${fell.filled} of ${count(fell.circles, 'circle')} filled.`);
  }
  const rooms = cleared.map(({ level, n }) => (level === 'B' ? count(n, 'Boss', 'Bosses') : `${n} of ${basic.levels[level]}`));
  lines.push(rooms.length === 0 ? 'No encounter was cleared.' : `Encounters cleared: ${all(rooms)}.`);
  const left = [`${health} health`, ...gems.map(({ gem, n }) => gemCount(n, gem)), ...items.map((item) => names.items[item])];
  lines.push(`Left at the end: ${left.join(', ')}.`);
  lines.push(`Score: ${score}.`);
  return lines;
};
