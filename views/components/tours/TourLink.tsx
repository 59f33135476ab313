import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { TourLinkView } from '../../../src/shop/driver/driver.view';
import { CopyField } from '../fields/CopyField';
import { awaitedText } from './awaited.rules';
import classes from './TourLink.module.css';

/** For the driver's camera, or to be sent. It is shown once: the server keeps only a hash. */
export function TourLink({ link: { url, qr, driver, awaited } }: { link: TourLinkView }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);

  return (
    <div className={classes.link}>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={`QR-Code mit der Fahrt von ${driver}`}
        width="200"
        height="200"
      />
      <div className={classes.words}>
        {awaited.length > 0 && (
          <p>
            <b>{awaitedText(awaited)}</b>
          </p>
        )}
        <p>
          Mit dem Handy scannen: Adressen, Beträge und „Geliefert“, ohne Anmeldung. Der Link gilt nur für
          diese Fahrt.
        </p>
        <CopyField label="Oder diesen Link schicken" value={url} />
        {canShare && (
          <Button
            variant="default"
            leftSection={<IconShare size={18} aria-hidden />}
            onClick={() => void navigator.share({ title: `Fahrt von ${driver}`, url }).catch(() => undefined)}
          >
            Teilen
          </Button>
        )}
      </div>
    </div>
  );
}
