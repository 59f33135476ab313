import { formatDate } from '../../src/shared/berlin-time';
import type { PlanNotice as Notice } from '../../src/shop/billing/billing.view';
import { usePageFrame, usePageUser } from '../lib/vike/page-context';
import classes from './AdminNotice.module.css';

const TITLE: Record<Notice['phase'], string> = {
  pastDue: 'Die Zahlung für euren Tarif ist fehlgeschlagen',
  grace: 'Euer Tarif ist abgelaufen',
  none: 'Gäste können nicht bestellen',
};

/** While a plan ends: what happens, and until when it can be put right. */
export function PlanNotice() {
  const role = usePageUser()?.role;
  const notice = usePageFrame()?.plan;
  if (!notice) return null;
  const { phase, until } = notice;

  return (
    <section className={classes.plan} role="status">
      <strong>{TITLE[phase]}</strong>
      <p>
        {until
          ? `Bis zum ${formatDate(until)} läuft alles weiter. Danach sehen Gäste nur noch die Speisekarte.`
          : 'Ohne Tarif zeigt der Shop nur die Speisekarte. Eure Daten sind alle noch da.'}{' '}
        {role === 'owner' && <a href="/app/settings/subscription">Zum Tarif</a>}
      </p>
    </section>
  );
}
