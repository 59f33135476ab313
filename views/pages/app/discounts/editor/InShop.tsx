import { Switch } from '@mantine/core';
import { mayShowPrices } from '../../../../../src/shop/discount/shown/may-show.rules';
import { Section } from '../../../../components/frame/Section';
import { effectOf, sentOf } from './offer-form';
import type { OfferEditing } from './useOffer';

/** What guests see of a campaign before they have anything in the basket. */
export function InShop({ editing: { form, change, page } }: { editing: OfferEditing }) {
  const { kind, conditions, totalLimit, guestLimit } = sentOf(page.kind, form);
  const may = mayShowPrices({ kind, effect: effectOf(form), conditions, totalLimit, guestLimit });
  return (
    <Section
      title="Im Shop"
      lead="Solange sie gilt, steht die Aktion mit Restzeit über der Karte und an ihren Speisen."
    >
      <Switch
        label="Speisen mit dem neuen Preis zeigen"
        description={may ? pricesText(form.hours !== null) : WHY_NOT}
        checked={form.showPrices && may}
        disabled={!may}
        onChange={({ currentTarget }) => change({ showPrices: currentTarget.checked })}
      />
    </Section>
  );
}

const WHY_NOT =
  'Nur für Prozente, die jeder ohne Bedingung bekommt: kein Höchstbetrag, kein Mindestwert, jede Bestellart, beliebig oft.';

const pricesText = (comesAgain: boolean): string =>
  comesAgain
    ? 'Ohne durchgestrichenen Preis: Bei Zeiten, die wiederkehren, galt der niedrige Preis schon in den letzten 30 Tagen (§ 11 PAngV).'
    : 'Durchgestrichen steht der niedrigste Preis der 30 Tage vor der Aktion (§ 11 PAngV), und nur, wenn er höher war.';
