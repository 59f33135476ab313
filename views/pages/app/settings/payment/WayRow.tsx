import { Checkbox } from '@mantine/core';
import { IconBrandPaypal, IconCash, IconCreditCard, IconDeviceMobile } from '@tabler/icons-react';
import { FULFILMENT_LABEL, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { PaymentSettingsPage } from '../../../../../src/shop/payment/page/payment-page.view';
import type { PaymentMethod, PayWay } from '../../../../../src/shop/restaurant/pay-ways.types';
import { EuroInput } from '../../../../components/fields/EuroInput';
import classes from './Payment.module.css';

export const METHOD: Record<PaymentMethod, { label: string; hint: string; icon: typeof IconCash }> = {
  cash: { label: 'Bar', hint: 'An der Tür oder an der Theke.', icon: IconCash },
  cardOnSite: { label: 'Karte vor Ort', hint: 'Mit eurem Kartengerät.', icon: IconCreditCard },
  stripe: {
    label: 'Karte online',
    hint: 'Mit Apple Pay und Google Pay, über Stripe.',
    icon: IconDeviceMobile,
  },
  paypal: { label: 'PayPal', hint: 'Über dein PayPal-Geschäftskonto.', icon: IconBrandPaypal },
};

interface Props {
  way: PayWay;
  page: PaymentSettingsPage;
  change: (part: Partial<PayWay>) => void;
}

/** One way to pay: for whom it is there, and from which amount to which. */
export function WayRow({ way, page, change }: Props) {
  const { method, fulfilments, minCents, maxCents } = way;
  const { label, hint, icon: Icon } = METHOD[method];
  const closed = whyClosed(method, page);
  const isUnused = (method === 'stripe' || method === 'paypal') && fulfilments.length === 0;
  const toggle = (one: Fulfilment, on: boolean) =>
    change({ fulfilments: on ? [...fulfilments, one] : fulfilments.filter((other) => other !== one) });

  return (
    <li className={classes.way}>
      <div className={classes.name}>
        <Icon size={24} aria-hidden />
        <div>
          <b>{label}</b>
          <small>{hint}</small>
          {!closed && isUnused && (
            <small className={classes.unused}>
              Verbunden, aber nirgends angehakt: Gäste sehen sie nicht.
            </small>
          )}
        </div>
      </div>
      {closed ? (
        <p className={classes.closed}>
          {closed.words} {closed.href && <a href={closed.href}>{closed.link}</a>}
        </p>
      ) : (
        <>
          <fieldset className={classes.choices}>
            <legend className="visually-hidden">{label} bei</legend>
            {page.fulfilments.map((one) => (
              <Checkbox
                key={one}
                label={FULFILMENT_LABEL[one]}
                checked={fulfilments.includes(one)}
                onChange={({ currentTarget }) => toggle(one, currentTarget.checked)}
              />
            ))}
          </fieldset>
          <div className={classes.limits}>
            <EuroInput
              label="ab"
              aria-label={`${label} ab`}
              placeholder="0,00"
              disabled={fulfilments.length === 0}
              value={minCents}
              onChange={(cents) => change({ minCents: cents })}
            />
            <EuroInput
              label="bis"
              aria-label={`${label} bis`}
              placeholder="–"
              disabled={fulfilments.length === 0}
              value={maxCents}
              error={minCents !== null && maxCents !== null && maxCents < minCents && 'Kleiner als „ab“.'}
              onChange={(cents) => change({ maxCents: cents })}
            />
          </div>
        </>
      )}
    </li>
  );
}

/** What comes first before a way can be offered; null when nothing does. */
function whyClosed(method: PaymentMethod, page: PaymentSettingsPage) {
  const { ownTillConfirmedAt, connected, refused, needs } = page;
  if (method === 'cash' || method === 'cardOnSite')
    return ownTillConfirmedAt
      ? null
      : {
          words: 'Erst bestätigen, dass ihr eine eigene Kasse habt.',
          href: '/app/settings/pos',
          link: 'Zur Kasse',
        };
  if (needs) return { words: 'In deinem Tarif nicht enthalten.', href: '/pricing', link: 'Tarife ansehen' };
  if (refused[method])
    return {
      words: 'Die hinterlegten Schlüssel stimmen nicht. Solange können Gäste nicht so zahlen.',
      ...(method === 'paypal' && { href: '/app/admin/paypal', link: 'PayPal prüfen' }),
    };
  if (connected[method]) return null;
  if (method === 'paypal')
    return { words: 'Noch nicht verbunden.', href: '/app/admin/paypal', link: 'PayPal verbinden' };
  return page.stripe
    ? { words: 'Noch nicht verbunden. Die Schlüssel kommen unten bei „Stripe“ hinein.' }
    : { words: 'Noch nicht verbunden. Das macht die Inhaberin oder der Inhaber.' };
}
