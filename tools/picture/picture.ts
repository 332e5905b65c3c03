// Draws the text board of a game under way as an SVG picture: `npm run picture -- <game> <decisions> <file>`.
import { writeFileSync } from 'node:fs';
import { botChoice } from '@undercroft/bots';
import { asciis } from '@undercroft/catalog/ascii';
import { bots } from '@undercroft/catalog/bots';
import { games } from '@undercroft/catalog/rules';
import { texts } from '@undercroft/catalog/text';
import { missing, begin, randomFrom } from '@undercroft/kernel';

const SEED = 'picture';
const SIZE = { width: 118, height: 30 };
const CELL = { width: 8.4, height: 17 };
const GROUND = '#1b1512';
const INK = '#e9dcc3';
/** The colours that the boards use, by their ANSI code. */
const INKS: Readonly<Record<string, string>> = {
  '31': '#d9705a',
  '32': '#8fb573',
  '33': '#e0a24a',
  '34': '#7fa3c9',
  '35': '#b98bc0',
  '36': '#79b0a8',
  '90': '#8d7f6d',
};

interface Piece {
  readonly text: string;
  readonly ink: string;
  readonly bold: boolean;
}

/** The pieces of a line between its colour codes. */
function pieces(line: string): readonly Piece[] {
  const found: Piece[] = [];
  let ink = INK;
  let bold = false;
  for (const part of line.split(new RegExp(`(${String.fromCharCode(27)}\\[[0-9;]*m)`))) {
    if (!part.startsWith(String.fromCharCode(27))) {
      if (part !== '') found.push({ text: part, ink, bold });
      continue;
    }
    const codes = part.slice(2, -1).split(';');
    if (codes.includes('0') || codes[0] === '') [ink, bold] = [INK, false];
    if (codes.includes('39')) ink = INK;
    if (codes.includes('1')) bold = true;
    if (codes.includes('22')) bold = false;
    if (codes.includes('2')) ink = INKS['90'] ?? missing();
    if (codes[0] === '38' && codes[1] === '5') ink = colour256(Number(codes[2]));
    else for (const code of codes) ink = INKS[code] ?? ink;
  }
  return found;
}

/** One of the 256 colours of a terminal. */
function colour256(n: number): string {
  if (n >= 232) return grey(8 + (n - 232) * 10);
  if (n < 16) return INK;
  const level = (at: number): number => (at === 0 ? 0 : 55 + at * 40);
  return hex(level(Math.floor((n - 16) / 36)), level(Math.floor((n - 16) / 6) % 6), level((n - 16) % 6));
}
const hex = (...parts: readonly number[]): string => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const grey = (level: number): string => hex(level, level, level);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Each character has its own place, so that the picture is the same with any monospaced font. */
function svg(lines: readonly string[]): string {
  const width = Math.ceil((SIZE.width + 4) * CELL.width);
  const height = Math.ceil((lines.length + 2) * CELL.height);
  const rows = lines.map((line, row) => {
    let column = 0;
    const spans = pieces(line).map(({ text, ink, bold }) => {
      const chars = Array.from(text);
      const xs = chars.map((_, i) => ((column + i + 2) * CELL.width).toFixed(1)).join(' ');
      column += chars.length;
      return `<tspan x="${xs}" fill="${ink}"${bold ? ' font-weight="bold"' : ''}>${escaped(text)}</tspan>`;
    });
    return `<text y="${((row + 1.8) * CELL.height).toFixed(1)}" xml:space="preserve">${spans.join('')}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>The text board of a game under way</title>
<rect width="100%" height="100%" rx="10" fill="${GROUND}"/>
<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">
${rows.join('\n')}
</g>
</svg>
`;
}

function boardAfter(id: string, decisions: number): readonly string[] {
  const game = games.find((one) => one.id === id);
  const bot = Object.values(bots[id] ?? {})[0];
  const board = asciis[id];
  const text = texts[id];
  const checked = game?.checkSetup({});
  if (game === undefined || bot === undefined || board === undefined || text === undefined || checked?.ok !== true)
    throw new Error(`no game ${id} with a bot and a text board`);
  const { state } = begin(game, checked.setup, randomFrom(SEED));
  const random = randomFrom(`${SEED}/bot`);
  for (let i = 0; i < decisions && !state.isOver; i++) state.play(state.toAct, botChoice(state, state.toAct, bot, random));
  return board.draw(state.view(0), text.en, { ...SIZE, colour: true });
}

const [id, decisions, file] = process.argv.slice(2);
if (id === undefined || decisions === undefined || file === undefined) {
  console.error('Usage: npm run picture -- <game> <decisions> <file.svg>');
  process.exitCode = 2;
} else writeFileSync(file, svg(boardAfter(id, Number(decisions))));
