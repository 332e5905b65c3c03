// Owns choosing a file of ours from this device.

import { useRef } from 'react';

interface Props {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, onFile }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="act" onClick={() => picker.current?.click()}>
        {label}
      </button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file, mended meanwhile, may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
