import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatEuro } from '../../../src/shared/money';
import { type Plan, slugOf } from '../../../src/shop/subscription/plans';
import type { PricingPage } from '../../../src/shop/subscription/pricing-page.view';
import { CallToAction } from '../../components/site/CallToAction';
import { usePageUser } from '../../lib/vike/page-context';
import classes from './Pricing.module.css';

export default function Pricing({ plans, signUp, ownLevel }: PricingPage) {
  return (
    <div className={classes.page}>
      <h1>Ein fester Preis, keine Provision</h1>
      <p className={classes.lead}>
        Alle Preise im Monat zuzüglich gesetzlicher Mehrwertsteuer, für Unternehmer. Allergene, Rechtstexte
        und der Export deiner Daten gehören zu jedem Tarif.
      </p>
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.level} plan={plan} signUp={signUp} ownLevel={ownLevel} />
        ))}
      </ul>
      <section className={classes.questions}>
        <h2>Häufige Fragen</h2>
        <h3>Was kostet eine Bestellung?</h3>
        <p>
          Nichts zusätzlich. Wenn du Geld online annimmst, rechnet dein Zahlungsanbieter seine Gebühr mit dir
          ab.
        </p>
        <h3>Kann ich später wechseln?</h3>
        <p>Ja, in beide Richtungen. Was ein kleinerer Tarif nicht enthält, bleibt gespeichert und lesbar.</p>
        <h3>Was passiert, wenn ich aufhöre?</h3>
        <p>
          Du nimmst deine Daten mit. Was wir aus steuerlichen Gründen aufheben müssen, löschen wir nach Ablauf
          der Frist.
        </p>
        <h3>Wie kündige ich?</h3>
        <p>
          Im Tresen unter „Tarif“, in zwei Schritten und zum Ende des bezahlten Monats:{' '}
          <a href="/app/settings/subscription#kuendigen">Verträge hier kündigen</a>
        </p>
      </section>
    </div>
  );
}

function PlanCard({
  plan: { name, priceCents, summary, limits, features, level },
  signUp,
  ownLevel,
}: {
  plan: Plan;
  signUp: boolean;
  ownLevel: PricingPage['ownLevel'];
}) {
  const isOwn = level === ownLevel;
  return (
    <li
      className={classes.plan}
      data-middle={(ownLevel === null && level === 2) || undefined}
      data-own={isOwn || undefined}
    >
      <h2>
        {name} {isOwn && <span className={classes.own}>Dein Tarif</span>}
      </h2>
      <p className={classes.price}>
        <strong>{formatEuro(priceCents)}</strong> im Monat
      </p>
      <p>{summary}</p>
      <ul className={classes.features}>
        {[...features, ...limitLines(limits)].map((line) => (
          <li key={line}>
            <IconCheck size={18} aria-hidden /> {line}
          </li>
        ))}
      </ul>
      <BookButton level={level} name={name} signUp={signUp} ownLevel={ownLevel} />
    </li>
  );
}

/** Who is signed in as the owner books at once; everybody else begins with a restaurant. */
function BookButton({
  level,
  name,
  signUp,
  ownLevel,
}: Pick<PricingPage, 'signUp' | 'ownLevel'> & { level: number; name: string }) {
  const isOwner = usePageUser()?.role === 'owner';
  const best = ownLevel === null ? 2 : ownLevel + 1;
  const variant = level === best ? 'filled' : 'default';
  if (ownLevel !== null && (!isOwner || level === ownLevel))
    return isOwner && <ToSubscription>Tarif verwalten</ToSubscription>;
  // Who pays for a plan changes it where its costs are told first.
  if (ownLevel !== null && (ownLevel > 1 || level === 1))
    return <ToSubscription>Zu {name} wechseln</ToSubscription>;
  if (isOwner && level > 1)
    return (
      <Button
        component="a"
        href={`/app/checkout?plan=${slugOf({ name })}`}
        size="md"
        fullWidth
        variant={variant}
      >
        {name} buchen
      </Button>
    );
  return signUp && <CallToAction size="md" fullWidth variant={variant} />;
}

const ToSubscription = ({ children }: { children: ReactNode }) => (
  <Button component="a" href="/app/settings/subscription" size="md" fullWidth variant="default">
    {children}
  </Button>
);

const limitLines = ({
  products,
  ordersPerMonth,
  printers,
  people,
  pictures,
  figureDays,
}: Plan['limits']): string[] => [
  products === null ? 'Beliebig viele Gerichte' : `Bis zu ${products} Gerichte`,
  pictures === null ? 'Beliebig viele Bilder' : `Bis zu ${pictures} Bilder`,
  ordersPerMonth === null ? 'Bestellungen ohne Obergrenze' : `Bis zu ${ordersPerMonth} Bestellungen im Monat`,
  printers === null
    ? 'Beliebig viele Drucker'
    : printers === 1
      ? 'Ein Drucker'
      : `Bis zu ${printers} Drucker`,
  people === null
    ? 'Beliebig viele Personen im Team'
    : people === 1
      ? 'Eine Person'
      : `Bis zu ${people} Personen im Team`,
  figureDays === null
    ? 'Zahlen ohne zeitliche Grenze'
    : figureDays < 30
      ? `Zahlen der letzten ${figureDays} Tage`
      : 'Zahlen der letzten 12 Monate',
];
