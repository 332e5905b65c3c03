// Owns the credits: whose pictures, letters and libraries this house is built with.

import { Page } from '../pieces/page.tsx';
import { useWords } from '../words/index.ts';
import { FACES, LIBRARIES } from '../share/credited.ts';

export function Credits() {
  const words = useWords();
  return (
    <Page title={words.credits.title} className="credits">
      <p>{words.credits.rules}</p>
      <p>{words.credits.notAffiliated}</p>
      <h2>{words.credits.icons}</h2>
      <p>
        {words.credits.iconsHelp} <span lang="en">{__ICON_NAMES__.join(', ')}</span>
      </p>
      <h2>{words.credits.faces}</h2>
      <ul className="credited" lang="en">
        {FACES.map((face) => (
          <li key={face}>{face}</li>
        ))}
      </ul>
      <h2>{words.credits.libraries}</h2>
      <ul className="credited" lang="en">
        {LIBRARIES.map(([name, licence]) => (
          <li key={name}>
            {name} ({licence})
          </li>
        ))}
      </ul>
      <p>{words.credits.licence}</p>
    </Page>
  );
}
