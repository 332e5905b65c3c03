// Owns the terms of a table on the server: its name, its pace, who finds it, and who may look on. Each says what it changes at the table.

import { Segments } from '@undercroft/web-kit';
import { useId } from 'react';
import type { OnlineWords } from '../../words/online.ts';
import { PACES, type PaceName } from './pace.ts';

export interface TableTerms {
  readonly name: string;
  readonly pace: PaceName;
  readonly listed: boolean;
  readonly watch: boolean;
}
export const FIRST_TERMS: TableTerms = { name: '', pace: 'none', listed: false, watch: true };

interface Props {
  readonly terms: TableTerms;
  readonly words: OnlineWords;
  readonly onChange: (terms: TableTerms) => void;
}

export function Terms({ terms, words, onChange }: Props) {
  const field = useId();
  const who = terms.listed ? words.toAll : words.byLink;
  const watching = terms.watch ? words.watched : words.unwatched;
  return (
    <div className="terms">
      <p className="term">
        <label htmlFor={field} className="term-name">
          {words.name}
        </label>
        <input
          id={field}
          className="field"
          type="text"
          maxLength={40}
          placeholder={words.nameHint}
          value={terms.name}
          onChange={(event) => onChange({ ...terms, name: event.target.value })}
        />
      </p>
      <div className="term">
        <span className="term-name">{words.pace}</span>
        <Segments
          label={words.pace}
          name="pace"
          options={PACES.map((value) => ({ value, label: words.paces[value][0] }))}
          chosen={terms.pace}
          onChoose={(pace) => onChange({ ...terms, pace })}
        />
        <small>{words.paces[terms.pace][1]}</small>
      </div>
      <div className="term">
        <span className="term-name">{words.who}</span>
        <Segments
          label={words.who}
          name="who"
          options={[
            { value: 'link', label: words.byLink[0] },
            { value: 'all', label: words.toAll[0] },
          ]}
          chosen={terms.listed ? 'all' : 'link'}
          onChoose={(value) => onChange({ ...terms, listed: value === 'all' })}
        />
        <small>{who[1]}</small>
      </div>
      <div className="term">
        <span className="term-name">{words.watching}</span>
        <Segments
          label={words.watching}
          name="watching"
          options={[
            { value: 'yes', label: words.watched[0] },
            { value: 'no', label: words.unwatched[0] },
          ]}
          chosen={terms.watch ? 'yes' : 'no'}
          onChoose={(value) => onChange({ ...terms, watch: value === 'yes' })}
        />
        <small>{watching[1]}</small>
      </div>
    </div>
  );
}
