// Owns the setup as a form, drawn from the game's own list of fields: it knows kinds of questions, no game.

import type { FormField, GameText } from '@undercroft/presentation';
import { isList, type Json, type SetupProblem } from '@undercroft/kernel';
import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { isSame, namedSetup, optionAt, questionsOf, withAnswer, type Question, type Touched } from './setup.ts';

export const fieldId = (key: string): string => `setup-${key}`;

interface Props {
  readonly text: GameText<object>;
  /** The setup as it stands. */
  readonly base: Readonly<Record<string, Json>>;
  readonly touched: Touched;
  readonly preset: string;
  readonly onTouch: (touched: Touched) => void;
  readonly wrong: SetupProblem | null;
}

export function SetupForm({ text, base, touched, preset, onTouch, wrong }: Props) {
  const words = useWords();
  const named = namedSetup(text.presets, preset);
  const asked = questionsOf(text.form, base);
  const always = asked.filter(({ field }) => field.always === true && named[field.key] === undefined);
  const rest = asked.filter((question) => !always.includes(question));
  const one = (question: Question) => (
    <Asked
      key={question.field.key}
      question={question}
      onChange={(value) => onTouch({ ...touched, [question.field.key]: value })}
      wrong={wrong?.field === question.field.key ? text.setupProblem(wrong) : null}
    />
  );
  return (
    <div className="setup">
      {always.map(one)}
      {rest.length === 0 ? null : (
        <details open={wrong !== null && rest.some(({ field }) => field.key === wrong.field) ? true : undefined}>
          <summary>{words.fresh.options}</summary>
          <div className="setup-rest">{rest.map(one)}</div>
        </details>
      )}
    </div>
  );
}

interface AskedProps extends Pick<FieldProps, 'onChange' | 'wrong'> {
  readonly question: Question;
}

/** A field, or a group of it: one for each of what another field counts. */
function Asked({ question, onChange, wrong }: AskedProps) {
  const { field, value, each } = question;
  if (each === null) return <Field field={field} value={value} onChange={onChange} wrong={wrong} />;
  return (
    <fieldset id={fieldId(field.key)} tabIndex={-1} className="asked is-several">
      <legend>{field.label}</legend>
      <small className={wrong === null ? 'soft' : 'bad'}>{wrong ?? field.help}</small>
      {each.map((one, at) => (
        <Field key={one.field.key} {...one} onChange={(answer) => onChange(withAnswer(question, at, answer))} wrong={null} />
      ))}
    </fieldset>
  );
}

interface FieldProps {
  readonly field: FormField;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  readonly wrong: string | null;
}

function Field({ field, value, onChange, wrong }: FieldProps) {
  const id = fieldId(field.key);
  const help = `${id}-help`;
  const about = { 'aria-describedby': help, 'aria-invalid': wrong !== null };
  const note = (
    <small id={help} className={wrong === null ? 'soft' : 'bad'}>
      {wrong ?? field.help}
    </small>
  );
  if (field.kind === 'several')
    return (
      <fieldset id={id} tabIndex={-1} className="asked is-several" aria-describedby={help}>
        <legend>{field.label}</legend>
        {note}
        <Several field={field} value={value} onChange={onChange} />
      </fieldset>
    );
  return (
    <div className="asked">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'one' || field.kind === 'flag' ? (
        <select
          id={id}
          className="field"
          {...about}
          value={optionAt(field, value)}
          onChange={(event) => onChange(field.options[Number(event.target.value)]?.value ?? null)}
        >
          {field.options.map((option, at) => (
            <option key={option.label} value={at}>
              {option.label}
            </option>
          ))}
        </select>
      ) : field.kind === 'number' ? (
        <Numbered id={id} field={field} value={value} onChange={onChange} about={about} />
      ) : (
        <input
          id={id}
          className="field"
          type="text"
          {...about}
          maxLength={40}
          autoComplete="off"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {note}
    </div>
  );
}

function Several({ field, value, onChange }: Omit<FieldProps, 'wrong'>) {
  const chosen = isList(value) ? value : [];
  const has = (one: Json): boolean => chosen.some((other) => isSame(one, other));
  const toggle = (one: Json): void =>
    onChange(field.options.flatMap((option) => (has(option.value) !== isSame(option.value, one) ? [option.value] : [])));
  return (
    <div className="several">
      {field.options.map((option) => (
        <label key={option.label} className="choice is-small">
          <input type="checkbox" checked={has(option.value)} onChange={() => toggle(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** A number may have named values too: those first, then a number of one's own. */
function Numbered({ id, field, value, onChange, about }: Omit<FieldProps, 'wrong'> & { readonly id: string; readonly about: object }) {
  const words = useWords();
  const at = optionAt(field, value);
  const [own, setOwn] = useState(field.options.length > 0 && at < 0);
  const bounds = field.least === undefined || field.most === undefined ? null : words.fresh.between(field.least, field.most);
  const number = (
    <input
      id={field.options.length === 0 || own ? id : `${id}-own`}
      className="field"
      type="number"
      inputMode="numeric"
      {...about}
      {...(field.options.length > 0 ? { 'aria-label': words.fresh.own } : {})}
      min={field.least}
      max={field.most}
      placeholder={bounds ?? undefined}
      value={typeof value === 'number' ? value : ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
  if (field.options.length === 0) return number;
  return (
    <span className="numbered">
      <select
        id={own ? `${id}-named` : id}
        className="field"
        aria-label={field.label}
        {...about}
        value={own ? -1 : at}
        onChange={(event) => {
          const picked = Number(event.target.value);
          setOwn(picked < 0);
          onChange(picked < 0 ? (field.least ?? 0) : (field.options[picked]?.value ?? null));
        }}
      >
        {field.options.map((option, index) => (
          <option key={option.label} value={index}>
            {option.label}
          </option>
        ))}
        <option value={-1}>{words.fresh.own}</option>
      </select>
      {own ? number : null}
    </span>
  );
}
