import { formatDate } from '../../../../../src/shared/berlin-time';
import { FULFILMENT_LABEL } from '../../../../../src/shared/fulfilment.types';
import { formatEuro } from '../../../../../src/shared/money';
import type { PriceTimeline } from '../../../../../src/shop/price-history/price-timeline.rules';
import classes from './PriceTimelines.module.css';
import { type VariantFields } from './product-form';

interface Props {
  timelines: PriceTimeline[];
  sizes: VariantFields[];
}

/** What the dish has cost: a reduction must name the lowest price of the 30 days before it. */
export function PriceTimelines({ timelines, sizes }: Props) {
  return (
    <>
      <p className={classes.why}>
        Wer mit einer Ermäßigung wirbt, muss den niedrigsten Preis der 30 Tage davor nennen (§ 11 PAngV).
      </p>
      {timelines.map((timeline) => (
        <Timeline
          key={`${timeline.variantId} ${timeline.ways.join()}`}
          timeline={timeline}
          title={titleOf(timeline, timelines, sizes)}
        />
      ))}
    </>
  );
}

function Timeline({
  timeline: { prices, lowestCents30 },
  title,
}: {
  timeline: PriceTimeline;
  title: string;
}) {
  return (
    <section className={classes.timeline}>
      {title && <h3>{title}</h3>}
      {lowestCents30 !== null && (
        <p>
          Niedrigster Preis der letzten 30 Tage: <strong>{formatEuro(lowestCents30)}</strong>
        </p>
      )}
      <ol className={classes.prices}>
        {prices.map(({ cents, from, to }) => (
          <li key={`${from} ${to} ${cents}`}>
            <span>{formatEuro(cents)}</span>
            <span className={classes.days}>{daysWords(from, to)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Names the size, and the way of ordering only where prices differ by it. */
function titleOf(
  { variantId, ways }: PriceTimeline,
  timelines: PriceTimeline[],
  sizes: VariantFields[],
): string {
  const size = sizes.find(({ id }) => id === variantId)?.name ?? '';
  const alone = timelines.filter((other) => other.variantId === variantId).length === 1;
  const words = alone ? '' : ways.map((way) => FULFILMENT_LABEL[way]).join(', ');
  return [size, words].filter(Boolean).join(' – ');
}

function daysWords(from: string, to: string | null): string {
  if (to === null) return `seit ${formatDate(from)}`;
  return from === to ? `am ${formatDate(from)}` : `${formatDate(from)} bis ${formatDate(to)}`;
}
