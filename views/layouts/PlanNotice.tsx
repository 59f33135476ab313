import { IconClockExclamation } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDate } from '../../src/shared/berlin-time';
import type { PlanNotice as Notice } from '../../src/shop/billing/billing.view';
import { api } from '../lib/http/api';
import { usePageFrame, usePageUser } from '../lib/vike/page-context';
import classes from './AdminNotice.module.css';

const TITLE: Record<Notice['phase'], string> = {
  pastDue: 'Die Zahlung für euren Tarif ist fehlgeschlagen',
  grace: 'Euer Tarif ist abgelaufen',
  none: 'Gäste können nicht bestellen',
};

/** While a plan ends: what happens, and until when it can be put right. It comes with the first page and stays with the others. */
export function PlanNotice() {
  const role = usePageUser()?.role;
  const notice = useNotice(role !== 'staff');
  if (!notice) return null;
  const { phase, until } = notice;

  return (
    <section className={classes.plan} role="status">
      <IconClockExclamation size={20} aria-hidden />
      <p>
        <strong>{TITLE[phase]}</strong>
        {until
          ? `Bis zum ${formatDate(until)} läuft alles weiter. Danach sehen Gäste nur noch die Speisekarte.`
          : 'Ohne Tarif zeigt der Shop nur die Speisekarte. Eure Daten sind alle noch da.'}{' '}
        {role === 'owner' && <a href="/app/settings/subscription">Zum Tarif</a>}
      </p>
    </section>
  );
}

/** What came with the first page; every other page goes on saying it. */
let firstKnown: Notice | null = null;

function useNotice(isAsked: boolean): Notice | null {
  const came = usePageFrame()?.plan;
  const [asked, setAsked] = useState<Notice | null>(null);
  const keep = useEffectEvent(() => {
    if (came) firstKnown = came.notice;
    return came != null;
  });
  useEffect(() => {
    if (keep() || !isAsked) return;
    let isOpen = true;
    void api
      .get<{ notice: Notice | null }>('/api/billing/notice', { silent: true })
      .then((answer) => isOpen && answer.success && setAsked(answer.data.notice));
    return () => {
      isOpen = false;
    };
  }, [isAsked]);
  return came ? came.notice : (asked ?? firstKnown);
}
