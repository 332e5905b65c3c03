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

interface EitherProps {
  readonly label: string;
  readonly name: string;
  /** What either choice is called, and what it changes; the first is that of `true`. */
  readonly words: readonly [yes: readonly [label: string, help: string], no: readonly [label: string, help: string]];
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** A term with two choices. */
function Either({ label, name, words: [yes, no], chosen, onChoose }: EitherProps) {
  return (
    <div className="term">
      <span className="term-name">{label}</span>
      <Segments
        label={label}
        name={name}
        options={[
          { value: 'yes', label: yes[0] },
          { value: 'no', label: no[0] },
        ]}
        chosen={chosen ? 'yes' : 'no'}
        onChoose={(value) => onChoose(value === 'yes')}
      />
      <small>{(chosen ? yes : no)[1]}</small>
    </div>
  );
}

/** Whether one may go back past what has been seen: a term of every table, here or on the server. */
export function GoingBack({ terms, words, onChange }: Props) {
  return (
    <Either
      label={words.goingBack}
      name="going-back"
      words={[words.forgiving, words.hardcore]}
      chosen={!terms.hardcore}
      onChoose={(may) => onChange({ ...terms, hardcore: !may })}
    />
  );
}

export function Terms({ terms, words, onChange }: Props) {
  const field = useId();
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
      <Either
        label={words.who}
        name="by-link"
        words={[words.byLink, words.toAll]}
        chosen={!terms.listed}
        onChoose={(byLink) => onChange({ ...terms, listed: !byLink })}
      />
      <Either
        label={words.watching}
        name="watching"
        words={[words.watched, words.unwatched]}
        chosen={terms.watch}
        onChoose={(watch) => onChange({ ...terms, watch })}
      />
    </div>
  );
}
