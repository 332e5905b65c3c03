// Owns the settings page: the settings themselves, one's name, and everything this browser keeps as one file.

import { useId, useState } from 'react';
import { Devices } from '../pieces/devices.tsx';
import { FileButton } from '../pieces/file-button.tsx';
import { Page } from '../pieces/page.tsx';
import { SettingsPanel } from '../pieces/settings-panel.tsx';
import { Sure } from '../pieces/sure.tsx';
import { here, useLoaded } from '../pieces/use-loaded.ts';
import { importSettings, setSettings, useSettings } from '../settings.ts';
import { save } from '../share/save.ts';
import { removeEverything } from '../store/db.ts';
import { exportEverything, importEverything } from '../store/file.ts';
import { readEverything } from '../store/read-file.ts';
import { useWords } from '../words/index.ts';

export function SettingsPage() {
  const words = useWords();
  const id = useId();
  const name = useSettings((settings) => settings.name);
  return (
    <Page title={words.settings.title} className="settings-page">
      <SettingsPanel>
        <div className="row-choice">
          <label htmlFor={id}>{words.settings.name}</label>
          <div>
            <input
              id={id}
              className="field"
              type="text"
              maxLength={40}
              autoComplete="nickname"
              aria-describedby={`${id}-help`}
              value={name}
              onChange={(event) => setSettings({ name: event.target.value })}
            />
            <small id={`${id}-help`} className="soft">
              {words.settings.nameHelp}
            </small>
          </div>
        </div>
      </SettingsPanel>
      <Devices />
      <KeptHere />
    </Page>
  );
}

function KeptHere() {
  const words = useWords();
  const own = words.settings;
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const [sure, setSure] = useState(false);
  const { loaded: used } = useLoaded(spaceUsed, [said?.text ?? '']);
  const exportAll = async (): Promise<void> => {
    const day = new Date().toISOString().slice(0, 10);
    save(`undercroft-${day}.json`, 'application/json', await exportEverything(useSettings.getState()));
  };
  const importAll = async (file: File): Promise<void> => {
    const read = readEverything(await file.text());
    if (read === null) {
      setSaid({ text: own.notImported, bad: true });
      return;
    }
    const { tables, history, known } = await importEverything(read);
    importSettings(read.settings);
    setSaid({ text: own.imported(tables, history, known), bad: false });
  };
  const deleteAll = async (): Promise<void> => {
    await removeEverything();
    localStorage.clear();
    importSettings({});
    setSaid({ text: own.deleted, bad: false });
  };
  return (
    <section className="kept" aria-labelledby="kept-title">
      <h2 id="kept-title">{own.kept}</h2>
      <p className="soft">
        {own.keptHelp} {here(used) === null ? null : own.space(here(used) ?? '')}
      </p>
      <p className="acts">
        <button type="button" className="act" onClick={() => void exportAll()}>
          {own.exportAll}
        </button>
        <FileButton label={own.importAll} onFile={(file) => void importAll(file)} />
        <button type="button" className="act is-quiet" onClick={() => setSure(true)}>
          {own.deleteAll}
        </button>
      </p>
      <p role="status" className={said?.bad === true ? 'bad' : ''}>
        {said?.text}
      </p>
      {sure ? <Sure question={own.deleteSure} yes={own.deleteYes} onYes={() => void deleteAll()} onClose={() => setSure(false)} /> : null}
    </section>
  );
}

async function spaceUsed(): Promise<string | null> {
  const { usage } = await navigator.storage.estimate();
  if (usage === undefined) return null;
  return usage > 1_000_000 ? `${(usage / 1_000_000).toFixed(1)} MB` : `${Math.ceil(usage / 1_000)} kB`;
}
