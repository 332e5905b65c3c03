// Owns the link by which another device becomes one of ours, and signing all others out.

import { useState } from 'react';
import { forgetOtherDevices, newDeviceCode } from '../session/api.ts';
import { copy } from '../share/save.ts';
import { useWords } from '../words/index.ts';

export function Devices() {
  const words = useWords().devices;
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const [link, setLink] = useState('');
  const make = async (): Promise<void> => {
    const code = await newDeviceCode();
    if (code === null) {
      setSaid({ text: words.noServer, bad: true });
      return;
    }
    const address = `${location.origin}/device#${code}`;
    setLink(address);
    setSaid({ text: (await copy(address)) ? words.copied : words.copyThis, bad: false });
  };
  const forget = async (): Promise<void> => {
    const done = await forgetOtherDevices();
    setLink('');
    setSaid(done ? { text: words.forgotten, bad: false } : { text: words.noServer, bad: true });
  };
  return (
    <section className="kept" aria-labelledby="devices-title">
      <h2 id="devices-title">{words.title}</h2>
      <p className="soft">{words.help}</p>
      <p className="acts">
        <button type="button" className="act" onClick={() => void make()}>
          {words.make}
        </button>
        <button type="button" className="act is-quiet" onClick={() => void forget()}>
          {words.forget}
        </button>
      </p>
      <p role="status" className={said?.bad === true ? 'bad' : ''}>
        {said?.text}
      </p>
      {link === '' ? null : <input className="field" type="text" readOnly aria-label={words.copyThis} value={link} />}
    </section>
  );
}
