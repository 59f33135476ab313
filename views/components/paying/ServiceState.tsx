import type { ServiceCheckView } from '../../../src/shop/payment/payment.view';
import { StatusBadge } from '../tables/StatusBadge';

/** In one or two words how it stands with a service. */
export function ServiceState({ check: { connected, verdict } }: { check: ServiceCheckView }) {
  if (!connected) return <StatusBadge>Nicht verbunden</StatusBadge>;
  if (!verdict) return <StatusBadge tone="warn">Nicht geprüft</StatusBadge>;
  if (!verdict.ok) return <StatusBadge tone="bad">Geht nicht</StatusBadge>;
  if (verdict.test) return <StatusBadge tone="warn">Testmodus</StatusBadge>;
  return <StatusBadge tone="good">Verbunden</StatusBadge>;
}
