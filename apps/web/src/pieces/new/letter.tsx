// Owns the letter that a table on the server becomes: all that was chosen, in a few sentences; a guest reads the same.

import type { GameText } from '@undercroft/presentation';
import { ArchMark, Print, type Picture } from '@undercroft/web-kit/art';
import type { OnlineWords } from '../../words/online.ts';
import type { Plan } from './seats.tsx';
import type { TableTerms } from './terms.tsx';

interface Props {
  readonly text: GameText<object>;
  readonly way: string;
  readonly seats: readonly Plan[];
  readonly terms: TableTerms;
  readonly picture: Picture | undefined;
  readonly words: OnlineWords;
}

export function Letter({ text, way, seats, terms, picture, words }: Props) {
  const preset = text.presets.find(({ key }) => key === way);
  const count = (kind: Plan['kind']): number => seats.filter((seat) => seat.kind === kind).length;
  return (
    <div className="letter">
      <p className="letter-top">{words.letter}</p>
      <h2>{terms.name.trim() === '' ? words.tableOf(text.title) : terms.name}</h2>
      {picture === undefined ? null : (
        <span className="letter-print">
          <Print picture={picture} w={280} h={150} scale={0.6} />
        </span>
      )}
      {preset === undefined ? null : (
        <p>
          <b>{preset.label}.</b> {preset.help}
        </p>
      )}
      <p className="letter-seats">{words.seats(count('person'), count('open'), count('bot'))}.</p>
      <p>
        <b>{words.paces[terms.pace][0]}.</b> {(terms.listed ? words.toAll : words.byLink)[1]}
      </p>
      <p className="letter-sign">
        <ArchMark /> <i>{text.blurb}</i>
      </p>
    </div>
  );
}
