import type { PaymentSettingsPage } from '../../../../../src/shop/payment/page/payment-page.view';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import classes from './Payment.module.css';
import { useWays } from './useWays';
import { METHOD, WayRow } from './WayRow';

/** Who may pay how. */
export function WaysSection({ page }: { page: PaymentSettingsPage }) {
  const { ways, change, changed, busy, problem, save, reset } = useWays(page);

  return (
    <>
      <Section title="Zahlarten" lead="Was angehakt ist, können Gäste beim Bestellen wählen.">
        <ul className={classes.ways}>
          {ways.map((way) => (
            <WayRow key={way.method} way={way} page={page} change={(part) => change(way.method, part)} />
          ))}
        </ul>
        <Problem>{problem}</Problem>
      </Section>
      <SaveBar
        what="Zahlarten"
        changes={changed.map((method) => METHOD[method].label)}
        saving={busy}
        onReset={reset}
        onSave={save}
      />
    </>
  );
}
