import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WebSpaceView } from '../../../../../src/export/page/export.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import classes from './Export.module.css';
import type { Builds } from './useBuilds';

interface Props {
  builds: Builds;
  access: WebSpaceView;
}

/** The second step of whoever wants the new site where another one lies. */
export function ReplaceOther({ builds: { busy, replace }, access: { host, directory } }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={classes.way}>
      <Button variant="default" disabled={busy} onClick={() => setAsking(true)}>
        Die alte Seite ersetzen
      </Button>
      <ConfirmModal
        opened={asking}
        title="Die alte Seite ersetzen?"
        confirm="Ersetzen"
        dangerous
        busy={busy}
        onConfirm={async () => {
          if (await replace()) setAsking(false);
        }}
        onClose={() => setAsking(false)}
      >
        <p>
          Auf {host}
          {directory ? `, Verzeichnis „${directory}“,` : ''} erscheint danach eure neue Website. Ihre
          Startseite tritt an die Stelle der alten.
        </p>
        <p>
          Von jeder Datei, die dabei ersetzt wird, bleibt vorher eine Kopie in einem Ordner „alte-website-…“.
          Alle übrigen Dateien rühren wir nicht an. Welche ersetzt wurden, steht danach im Verlauf.
        </p>
      </ConfirmModal>
    </div>
  );
}
