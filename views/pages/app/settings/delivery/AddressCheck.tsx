import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatEuro } from '../../../../../src/shared/money';
import {
  areaChecksOf,
  deliveryFeeOf,
  missingToMinimum,
} from '../../../../../src/shop/delivery/delivery.rules';
import type { AreaCheck, DeliveryAddress, Position } from '../../../../../src/shop/delivery/delivery.types';
import { missingText, noAreaText, verdictText } from '../../../../../src/shop/delivery/delivery-texts.rules';
import { EuroInput } from '../../../../components/fields/EuroInput';
import classes from './Areas.module.css';
import { UNREADABLE_PLACE, useAskedAddress } from './useAskedAddress';
import type { Zones } from './useZones';

interface AddressCheckProps {
  zones: Zones;
  now: Date;
  onPin: (position: Position | null) => void;
}

/** "Liefern wir an …?", answered by the rules that answer guests, from what is typed here and not yet saved. */
export function AddressCheck({ zones, now, onPin }: AddressCheckProps) {
  const [baseCents, setBaseCents] = useState<number | null>(null);
  const { field, address, busy, isReady, unreadable, ask } = useAskedAddress(zones, onPin);

  return (
    <section aria-labelledby="adresspruefung" className={classes.check}>
      <h3 id="adresspruefung" className={classes.checkTitle}>
        Liefern wir an …?
      </h3>
      <div className={classes.pair}>
        <TextInput
          label="Postleitzahl der Adresse"
          inputMode="numeric"
          maxLength={7}
          {...field('postalCode')}
        />
        <TextInput label="Straße" maxLength={120} {...field('street')} />
        <EuroInput label="Bestellwert" placeholder="egal" value={baseCents} onChange={setBaseCents} />
        <TextInput
          label="Koordinaten"
          placeholder="aus der Postleitzahl"
          error={unreadable && UNREADABLE_PLACE}
          {...field('place')}
        />
      </div>
      <Button variant="default" loading={busy} disabled={!isReady} onClick={() => void ask()}>
        Prüfen
      </Button>
      {address?.position === null && (
        <Unplaced code={address.postalCode} onPlace={() => zones.startPlacing(address.postalCode)} />
      )}
      {address && <Answer zones={zones} address={address} baseCents={baseCents} now={now} />}
    </section>
  );
}

const Unplaced = ({ code, onPlace }: { code: string; onPlace: () => void }) => (
  <div className={classes.unplaced}>
    <p className={classes.quiet}>
      Wo {code} liegt, wissen wir nicht. Umkreise und gezeichnete Gebiete gelten dort erst, wenn du die
      Postleitzahl auf die Karte setzt.
    </p>
    <Button variant="default" onClick={onPlace}>
      {code} auf die Karte setzen
    </Button>
  </div>
);

interface AnswerProps {
  zones: Zones;
  address: DeliveryAddress;
  baseCents: number | null;
  now: Date;
}

function Answer({ zones: { areas, rules }, address, baseCents, now }: AnswerProps) {
  const checks = areaChecksOf(areas, rules, { address, at: now, baseCents: baseCents ?? 0 });
  const chosen = checks.find(({ verdict }) => verdict === 'chosen');

  return (
    <div role="status" className={classes.answer}>
      <p className={classes.name}>
        {chosen ? `Ja: ${chosen.area.name}` : noAreaText(true).du}
        {chosen && ` · ${termsOf(chosen, rules, baseCents)}`}
      </p>
      <ul className={classes.verdicts}>
        {checks.map((check) => (
          <li key={check.area.id} data-chosen={check === chosen || undefined}>
            <strong>{check.area.name}</strong>: {verdictText(check)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function termsOf({ area }: AreaCheck, rules: Zones['rules'], baseCents: number | null): string {
  const fee = deliveryFeeOf(area, rules, baseCents ?? 0);
  const missing = baseCents === null ? 0 : missingToMinimum(area, baseCents);
  const cost = fee === 0 ? 'Lieferung kostenlos' : `Lieferung ${formatEuro(fee)}`;
  const time = `${area.eta.from}–${area.eta.to} Minuten`;
  return [cost, time, missing > 0 ? missingText(missing) : `ab ${formatEuro(area.minOrderCents)}`].join(
    ' · ',
  );
}
