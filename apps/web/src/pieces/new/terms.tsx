// Owns the terms of a table: whether one may go back, and on the server its name, its pace, who finds it, and who may look on. Each says what it changes at the table.

import { Segments } from '@undercroft/web-kit';
import { useId } from 'react';
import type { OnlineWords } from '../../words/online.ts';
import { PACES, type PaceName } from './pace.ts';

export interface TableTerms {
  readonly name: string;
  readonly pace: PaceName;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly hardcore: boolean;
}
export const FIRST_TERMS: TableTerms = { name: '', pace: 'none', listed: false, watch: true, hardcore: false };

interface Props {
  readonly terms: TableTerms;
  readonly words: OnlineWords;
  readonly onChange: (terms: TableTerms) => void;
}

/** Whether one may go back past what has been seen: a term of every table, here or on the server. */
export function GoingBack({ terms, words, onChange }: Props) {
  const back = terms.hardcore ? words.hardcore : words.forgiving;
  return (
    <div className="term">
      <span className="term-name">{words.goingBack}</span>
      <Segments
        label={words.goingBack}
        name="going-back"
        options={[
          { value: 'yes', label: words.forgiving[0] },
          { value: 'no', label: words.hardcore[0] },
        ]}
        chosen={terms.hardcore ? 'no' : 'yes'}
        onChoose={(value) => onChange({ ...terms, hardcore: value === 'no' })}
      />
      <small>{back[1]}</small>
    </div>
  );
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
