// Owns the way others come to a table: its link to copy, and the same as a QR code.

import { useEffect, useState } from 'react';
import { usePlay } from '../play/context.ts';
import { copyText } from '../play/copy.ts';
import { QrCode } from './qr-code.tsx';

const SAID_MS = 2_500;

export function Invitation({ link }: { readonly link: string }) {
  const { words } = usePlay();
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied('no'), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const at = link.lastIndexOf('/') + 1;
  return (
    <section className="invitation" aria-label={words.together.bring}>
      <QrCode text={link} label={words.together.qr} />
      <div>
        <h2>{words.together.bring}</h2>
        <p className="invitation-link">
          {link.slice(0, at).replace(/^https?:\/\//, '')}
          <b>{link.slice(at)}</b>
        </p>
        <button type="button" className="act" onClick={() => void copyText(link).then((done) => setCopied(done ? 'yes' : 'by-hand'))}>
          {copied === 'yes' ? words.copied : words.copyLink}
        </button>
        {/* Without leave to use the clipboard the link is there to be copied by hand. */}
        {copied === 'by-hand' ? (
          <input className="field" readOnly aria-label={words.shareLink} value={link} onFocus={(event) => event.target.select()} />
        ) : null}
        <span className="visually-hidden" role="status">
          {copied === 'yes' ? words.copied : null}
        </span>
      </div>
    </section>
  );
}
