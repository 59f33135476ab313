import { Progress } from '@mantine/core';
import type { Quota } from '../../../../../src/media/media.view';
import { atFirstUse } from '../../../../../src/shared/at-first-use';
import { formatBytes } from '../../../../../src/shared/bytes';
import classes from './Media.module.css';

const NEARLY_FULL = 90;
const NUMBER = atFirstUse(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }));

/** How much room the plan leaves. */
export function QuotaBar({
  quota: { pictures, bytes, mostPictures, mostBytes, planName },
}: {
  quota: Quota;
}) {
  const share = Math.max(shareOf(pictures, mostPictures), shareOf(bytes, mostBytes));
  const room =
    mostBytes === null ? formatBytes(bytes) : `${formatBytes(bytes)} von ${formatBytes(mostBytes)}`;

  return (
    <div className={classes.quota}>
      <p>
        {countOf(pictures, mostPictures)}, {room}
        <span> im Tarif „{planName}“</span>
      </p>
      <Progress
        value={share}
        size="sm"
        color={share >= NEARLY_FULL ? 'red.4' : undefined}
        aria-label="Belegter Platz"
      />
      {share >= 100 && (
        <p className={classes.full}>
          Kein Platz mehr. Lösche Bilder, die du nicht brauchst, oder wechsle den Tarif.
        </p>
      )}
    </div>
  );
}

const countOf = (pictures: number, most: number | null): string => {
  if (most !== null) return `${NUMBER().format(pictures)} von ${NUMBER().format(most)} Bildern`;
  return pictures === 1 ? '1 Bild' : `${NUMBER().format(pictures)} Bilder`;
};

const shareOf = (taken: number, most: number | null): number => {
  if (most === null) return 0;
  return most === 0 ? 100 : Math.min(100, (taken / most) * 100);
};
