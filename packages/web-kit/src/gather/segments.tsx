// Owns a choice among a few words in a row: the chosen one is underlined, arrows move along it.

import './gather.css';
import type { ReactNode } from 'react';

interface Props<V extends string> {
  readonly label: string;
  /** The buttons of one choice share it. */
  readonly name: string;
  readonly options: readonly { readonly value: V; readonly label: ReactNode }[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

export function Segments<V extends string>({ label, name, options, chosen, onChoose }: Props<V>) {
  return (
    <span className="segments" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </span>
  );
}
