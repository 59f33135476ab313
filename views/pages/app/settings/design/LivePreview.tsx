import { useEffect, useState } from 'react';
import type { Design } from '../../../../../src/shop/restaurant/shop.types';
import classes from './Design.module.css';

const PAUSE_MS = 300;

/** The real page of the shop in the colours of the moment, as a phone and as a laptop show it. */
export function LivePreview({ design }: { design: Design }) {
  const address = previewOf(design);
  const [shown, setShown] = useState(address);

  useEffect(() => {
    const timer = setTimeout(() => setShown(address), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address]);

  return (
    <section className={classes.preview} aria-label="Vorschau" data-under-banner>
      <figure className={classes.phone}>
        <div>
          <iframe src={shown} title="Der Shop auf dem Handy" sandbox="allow-same-origin" />
        </div>
        <figcaption>Handy</figcaption>
      </figure>
      <figure className={classes.desktop}>
        <div>
          <iframe src={shown} title="Der Shop am Rechner" sandbox="allow-same-origin" />
        </div>
        <figcaption>Rechner</figcaption>
      </figure>
    </section>
  );
}

function previewOf({ colors, ...words }: Design): string {
  const complete = Object.entries(colors).filter(([, color]) => /^#[0-9a-f]{6}$/i.test(color));
  return `/app/settings/design/preview?${new URLSearchParams({ ...words, ...Object.fromEntries(complete) })}`;
}
