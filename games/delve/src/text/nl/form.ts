// Owns the Dutch setup form, the named setups and the story of a finished game.

import type { FormPhrases, Phrases } from '../phrases.ts';
import { all, basic, cardCount, circles, count, gemCount, nameOf } from '../words/nl/basic.ts';
import { names } from '../words/nl/names.ts';

export const form: FormPhrases = {
  fields: {
    mode: {
      label: 'Spelvorm',
      help: 'Het volledige spel gaat van level 1 tot één baas. Een micro- of minispel gebruikt kaarten van 1 level.',
    },
    level: { label: 'Level', help: 'Het level van een micro- of minispel. Het volledige spel gebruikt alle levels.' },
    packs: { label: 'Kaartensets', help: 'De kaarten worden willekeurig uit deze sets samen getrokken.' },
    skillTrack: { label: 'Ladder', help: 'Hoe je gooit met de ingevulde rondjes van een vaardigheid.' },
    level1Cards: { label: 'Kaarten van level 1', help: 'Hoeveel kaarten van level 1 meedoen in een volledig spel.' },
    startHealth: {
      label: 'Gezondheid bij het begin',
      help: 'Hoe moeilijk het volledige spel is. Een micro- of minispel begint met minder.',
    },
    veteran: { label: 'Extra ervaring', help: 'Ervaring vóór de eerste kaart, voor moeilijker levels.' },
    deep: { label: 'Diep', help: 'Vijanden van level 3 en bazen hebben ATK +1 en DEF +1, beproevingen van level 3 hebben streefgetal +1.' },
    boxEntrance: { label: 'Ingang als blok', help: 'De ingang is een rechthoekig blok, zoals in de webregels.' },
    grid: { label: 'Raster', help: 'Hoe groot de plattegrond is, in vakjes.' },
    hero: { label: 'Naam', help: 'De naam van je personage.' },
    area: { label: 'Gebied', help: 'De naam van de plek die je verkent.' },
  },
  modes: { full: 'Volledig spel', micro: 'Microspel', mini: 'Minispel' },
  tracks: { pamphlet: 'D, +0, +2, A', stacked: 'Gestapeld: D, +0, +2, A+2', web: 'Webregels: D, +0, A, A+2' },
  health: {
    story: (n) => `Verhaal (${n})`,
    easy: (n) => `Makkelijk (${n})`,
    standard: (n) => `Normaal (${n})`,
    hard: (n) => `Moeilijk (${n})`,
  },
  grids: { small: (w, h) => `Klein (${w} × ${h})`, standard: (w, h) => `Normaal (${w} × ${h})`, large: (w, h) => `Groot (${w} × ${h})` },
  byDefault: {
    level: 'Zoals de spelvorm het wil',
    level1Cards: 'Zoals de ladder het wil',
    startHealth: 'Zoals de spelvorm het wil',
    boxEntrance: 'Zoals de ladder het wil',
  },
  flag: { yes: 'Ja', no: 'Nee' },
  cards: cardCount,
  hero: 'Wren',
  area: 'De Krocht',
  presets: {
    full: 'Volledig spel',
    'micro-1': 'Eerste spel: micro, level 1',
    'micro-2': 'Microspel, level 2',
    'micro-2-printed': 'Microspel, level 2, volgens het boekje',
    'micro-3': 'Microspel, level 3',
    'micro-3-printed': 'Microspel, level 3, volgens het boekje',
    'boss-rush': 'Baas na baas',
    'mini-1': 'Minispel, level 1',
    'mini-2': 'Minispel, level 2',
    'mini-3': 'Minispel, level 3',
    'mini-3-printed': 'Minispel, level 3, volgens het boekje',
    'mini-boss': 'Minispel, bazen',
    stacked: 'Volledig spel, gestapelde ladder',
    web: 'Volledig spel, webregels',
    'web-deep': 'Volledig spel, webregels, diep',
  },
  presetFor: {
    'micro-1': 'Begin hier: één korte tocht die laat zien wat er te doen is.',
    full: 'Het spel zoals het bedoeld is: één leven, van de eerste kamer tot een baas.',
    'boss-rush': 'Voor wie de grote gevechten wil en niets anders.',
    'mini-1': 'Langer dan een eerste spel, en nog steeds mild.',
    web: 'Voor wie het volledige spel kent en een langer wil.',
    'micro-2': 'Een korte tocht met een held die iets geleerd heeft.',
    'micro-2-printed': 'Hetzelfde zonder iets geleerd te hebben: het is zwaar.',
    'micro-3': 'Een korte tocht tussen de gevaren, goed voorbereid.',
    'micro-3-printed': 'Hetzelfde onvoorbereid: meestal loopt het slecht af.',
    'mini-2': 'Een middellange tocht voor een held met wat ervaring.',
    'mini-3': 'Een middellange tocht tussen de gevaren, goed voorbereid.',
    'mini-3-printed': 'Hetzelfde onvoorbereid: meestal loopt het slecht af.',
    'mini-boss': 'Enkele bazen na elkaar, voor ervaren spelers.',
    stacked: 'Het volledige spel waarin de ene trede van de ladder naar de volgende leidt.',
    'web-deep': 'Het zwaarste van de lange spellen.',
  },
  presetHelp: ({ mode, level, cards, health, veteran, packs, track, deep }) => {
    const parts = [
      mode === 'full' || level === null
        ? `${cardCount(cards)}, van level 1 tot één baas`
        : level === 'B'
          ? count(cards, 'baaskaart', 'baaskaarten')
          : `${cardCount(cards)} van ${basic.levels[level]}`,
      ...(packs > 1 ? [`uit ${packs} kaartensets`] : []),
      `${health} gezondheid`,
      ...(veteran > 0 ? [`${veteran} extra ervaring`] : []),
      ...(track === 'pamphlet' ? [] : [`ladder ${form.tracks[track].split(': ').at(-1)}`]),
      ...(deep ? ['level 3 en bazen 1 moeilijker'] : []),
    ];
    return `${parts.join('; ')}.`;
  },
  value: (value) =>
    value === null
      ? 'niets'
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
    lines.push(
      boss === null
        ? `${hero} heeft alle kamers van ${area} uitgespeeld en wint.`
        : `${hero} wint: ${nameOf(boss)} is verslagen (${area}).`,
    );
  else if (gaveUp) lines.push(`${hero} keert om en geeft het op: ${area}.`);
  else if (fell === null) lines.push(`${hero} maakt het niet af: ${area}.`);
  if (further !== null) lines.push(`Na de zege speelt ${hero} nog ${count(further, 'ontmoeting', 'ontmoetingen')} uit.`);
  if (fell !== null) {
    const when = fell.round === 0 ? 'vóór ronde 1' : `in ronde ${fell.round}`;
    lines.push(`${hero} bezwijkt ${when} tegen ${nameOf(fell.card)}, met ${fell.filled} van de ${circles(fell.circles)} ingevuld.`);
  }
  const rooms = cleared.map(({ level, n }) => (level === 'B' ? count(n, 'baas', 'bazen') : `${n} van ${basic.levels[level]}`));
  lines.push(rooms.length === 0 ? 'Er is geen ontmoeting uitgespeeld.' : `Uitgespeelde ontmoetingen: ${all(rooms)}.`);
  const left = [`${health} gezondheid`, ...gems.map(({ gem, n }) => gemCount(n, gem)), ...items.map((item) => names.items[item])];
  lines.push(`Over aan het eind: ${left.join(', ')}.`);
  lines.push(`Score: ${score}.`);
  return lines;
};
