// Owns the settings as controls: the same on their own page and over a table that is being played.

import { LANGUAGES } from '@undercroft/presentation';
import { useId, type ReactNode } from 'react';
import { MOTIONS, setSettings, SPEEDS, TEXT_SIZES, THEMES, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { LanguageName } from './language-name.tsx';

interface ChoiceProps<V extends string | number> {
  readonly legend: string;
  readonly options: readonly V[];
  readonly value: V;
  readonly label: (value: V) => ReactNode;
  readonly lang?: (value: V) => string;
  readonly onChange: (value: V) => void;
}

function Choice<V extends string | number>({ legend, options, value, label, lang, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className="row-choice">
      <legend>{legend}</legend>
      <div>
        {options.map((one) => (
          <label key={one} lang={lang?.(one)}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{label(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Flag({
  label,
  help,
  value,
  onChange,
}: {
  readonly label: string;
  readonly help: string;
  readonly value: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className="flag">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{label}</b>
        <small>{help}</small>
      </span>
    </label>
  );
}

/** The browser asks once whether the page may; without leave it stays off. */
async function wantNotices(on: boolean): Promise<void> {
  const may = on && (await Notification.requestPermission()) === 'granted';
  setSettings({ notices: may });
  const { keepPush, dropPush } = await import('../push.ts');
  await (may ? keepPush(useSettings.getState().language) : dropPush());
}

export function SettingsPanel({ children }: { readonly children?: ReactNode }) {
  const words = useWords();
  const id = useId();
  const settings = useSettings();
  const own = words.settings;
  return (
    <div className="settings">
      <Choice
        legend={own.language}
        options={LANGUAGES}
        value={settings.language}
        label={(one) => <LanguageName language={one} />}
        lang={(one) => one}
        onChange={(language) => setSettings({ language })}
      />
      <Choice
        legend={own.theme}
        options={THEMES}
        value={settings.theme}
        label={(one) => own.themes[one]}
        onChange={(theme) => setSettings({ theme })}
      />
      <Choice
        legend={own.text}
        options={TEXT_SIZES}
        value={settings.text}
        label={(one) => own.texts[one]}
        onChange={(text) => setSettings({ text })}
      />
      <Choice
        legend={own.motion}
        options={MOTIONS}
        value={settings.motion}
        label={(one) => own.motions[one]}
        onChange={(motion) => setSettings({ motion })}
      />
      <Choice
        legend={own.speed}
        options={SPEEDS}
        value={settings.speed}
        label={(one) => `${one}×`}
        onChange={(speed) => setSettings({ speed })}
      />
      <div className="row-choice">
        <label htmlFor={id}>{own.sound}</label>
        <div>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={10}
            value={Math.round(settings.sound * 100)}
            aria-valuetext={settings.sound === 0 ? own.soundOff : own.soundOn(Math.round(settings.sound * 100))}
            onChange={(event) => setSettings({ sound: Number(event.target.value) / 100 })}
          />
          <span className="soft">{settings.sound === 0 ? own.soundOff : own.soundOn(Math.round(settings.sound * 100))}</span>
        </div>
      </div>
      <fieldset className="flags">
        <legend>{own.helps}</legend>
        <Flag label={own.odds} help={own.oddsHelp} value={settings.odds} onChange={(odds) => setSettings({ odds })} />
        <Flag label={own.guide} help={own.guideHelp} value={settings.guide} onChange={(guide) => setSettings({ guide })} />
        <Flag
          label={own.confirmations}
          help={own.confirmationsHelp}
          value={settings.confirmations}
          onChange={(confirmations) => setSettings({ confirmations })}
        />
        <Flag label={own.keys} help={own.keysHelp} value={settings.keys} onChange={(keys) => setSettings({ keys })} />
        <Flag label={own.byItself} help={own.byItselfHelp} value={settings.byItself} onChange={(byItself) => setSettings({ byItself })} />
        {'Notification' in globalThis ? (
          <Flag label={own.notices} help={own.noticesHelp} value={settings.notices} onChange={(on) => void wantNotices(on)} />
        ) : null}
        {settings.hints.length === 0 ? null : (
          <button type="button" className="act is-quiet" onClick={() => setSettings({ hints: [], guide: true })}>
            {own.guideAgain}
          </button>
        )}
      </fieldset>
      {children}
    </div>
  );
}
