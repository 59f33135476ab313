import type { TextQuota } from '../../../src/media/texts/texts.view';
import { planFor } from '../../../src/shop/subscription/plans';

/** How many texts of the month are written; with none left, when and where there are more. */
export function MonthUsed({ quota }: { quota: TextQuota }) {
  const { used, limit, planName } = quota;
  const written = `${Math.min(used, limit)} von ${limit} Texten in diesem Monat geschrieben (Tarif „${planName}“).`;
  if (textsLeft(quota) > 0) return written;
  const more = planFor('textsPerMonth', limit);

  return (
    <>
      {written} Am Ersten geht es weiter
      {more && (
        <>
          , mit dem Tarif „{more.name}“ sofort: <a href="/pricing">Tarife ansehen</a>
        </>
      )}
      {!more && '.'}
    </>
  );
}

export const textsLeft = ({ used, limit }: TextQuota): number => Math.max(0, limit - used);
