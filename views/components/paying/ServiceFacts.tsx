import type { ServiceCheckView } from '../../../src/shop/payment/payment.view';
import { DateTime } from '../tables/DateTime';
import classes from './Paying.module.css';

/** What the last check has found, and whether the service calls us. */
export function ServiceFacts({
  check: { verdict, checkedAt, webhook, connected },
}: {
  check: ServiceCheckView;
}) {
  if (!connected) return null;

  return (
    <dl className={classes.facts}>
      <dt>Letzte Prüfung</dt>
      <dd>
        {checkedAt ? <DateTime at={checkedAt} /> : 'noch keine'}
        {verdict && !verdict.field && <span data-bad={!verdict.ok || undefined}>{verdict.words}</span>}
        {verdict?.field && <span data-bad>Nicht in Ordnung: Was fehlt, steht oben am Feld.</span>}
      </dd>
      {verdict?.account && (
        <>
          <dt>Konto</dt>
          <dd>{verdict.account}</dd>
        </>
      )}
      <dt>Meldungen (Webhook)</dt>
      <dd>
        {webhook.words}
        {webhook.id && <code>{webhook.id}</code>}
      </dd>
    </dl>
  );
}
