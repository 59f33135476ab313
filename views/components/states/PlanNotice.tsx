import { Alert } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatDate } from '../../../src/shared/berlin-time';
import type { PlanNotice as Notice } from '../../../src/shop/billing/billing.view';
import { api } from '../../lib/http/api';
import { usePageUser } from '../../lib/vike/page-context';

const TITLE: Record<Notice['phase'], string> = {
  pastDue: 'Die Zahlung für euren Tarif ist fehlgeschlagen',
  grace: 'Euer Tarif ist abgelaufen',
  none: 'Gäste können nicht bestellen',
};

/** While a plan ends: what happens, and until when it can be put right. Asked for once, whatever page comes first. */
export function PlanNotice() {
  const role = usePageUser()?.role;
  const notice = useNotice(role !== 'staff');
  if (!notice) return null;
  const { phase, until } = notice;

  return (
    <Alert color="yellow.4" mb="xl" icon={<IconClockExclamation />} title={TITLE[phase]} role="status">
      {until
        ? `Bis zum ${formatDate(until)} läuft alles weiter. Danach sehen Gäste nur noch die Speisekarte.`
        : 'Ohne Tarif zeigt der Shop nur die Speisekarte. Eure Daten sind alle noch da.'}{' '}
      {role === 'owner' && <a href="/app/settings/subscription">Zum Tarif</a>}
    </Alert>
  );
}

function useNotice(isAsked: boolean): Notice | null {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isOpen = true;
    void api
      .get<{ notice: Notice | null }>('/api/billing/notice', { silent: true })
      .then((answer) => isOpen && answer.success && setNotice(answer.data.notice));
    return () => {
      isOpen = false;
    };
  }, [isAsked]);
  return notice;
}
