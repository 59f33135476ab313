import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatEuro } from '../../../../../../src/shared/money';
import {
  areaChecksOf,
  deliveryFeeOf,
  missingToMinimum,
} from '../../../../../../src/shop/delivery/delivery.rules';
import type {
  AreaCheck,
  DeliveryAddress,
  Position,
} from '../../../../../../src/shop/delivery/delivery.types';
import { missingText, NO_AREA, verdictText } from '../../../../../../src/shop/delivery/delivery-texts.rules';
import { parsePosition } from '../../../../../../src/shop/delivery/position-text.rules';
import type { PostalCode } from '../../../../../../src/shop/delivery/postal-code.types';
import { postalCodeOf } from '../../../../../../src/shop/delivery/street.rules';
import { EuroInput } from '../../../../../components/fields/EuroInput';
import { api } from '../../../../../lib/http/api';
import classes from './Areas.module.css';
import type { Zones } from './useZones';

interface AddressCheckProps {
  zones: Zones;
  now: Date;
  onPin: (position: Position | null) => void;
}

const NOTHING = { postalCode: '', street: '', place: '' };

/** "Liefern wir an …?", answered by the rules that answer guests, from what is typed here and not yet saved. */
export function AddressCheck({ zones, now, onPin }: AddressCheckProps) {
  const [typed, setTyped] = useState(NOTHING);
  const [baseCents, setBaseCents] = useState<number | null>(null);
  const [asked, setAsked] = useState<DeliveryAddress | null>(null);
  const [busy, setBusy] = useState(false);
  const unreadable = typed.place.trim() !== '' && parsePosition(typed.place) === null;
  const code = postalCodeOf(typed.postalCode);
  const placed = (asked: string) => zones.placedCodes.find(({ code }) => code === asked)?.position ?? null;
  const address = asked && { ...asked, position: asked.position ?? placed(asked.postalCode) };

  async function ask(): Promise<void> {
    if (code === null || unreadable) return;
    setBusy(true);
    const position = parsePosition(typed.place) ?? placed(code) ?? (await positionOf(code));
    setBusy(false);
    setAsked({ postalCode: code, street: typed.street, position });
    onPin(position);
  }

  const field = (key: keyof typeof NOTHING) => ({
    value: typed[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [key]: currentTarget.value }),
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      void ask();
    },
  });

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
          error={unreadable && 'Bitte Breite und Länge wie 52.5004, 13.4049 eingeben.'}
          {...field('place')}
        />
      </div>
      <Button
        variant="default"
        loading={busy}
        disabled={code === null || unreadable}
        onClick={() => void ask()}
      >
        Prüfen
      </Button>
      {address && address.position === null && (
        <div className={classes.unplaced}>
          <p className={classes.quiet}>
            Wo {address.postalCode} liegt, wissen wir nicht. Umkreise und gezeichnete Gebiete gelten dort
            erst, wenn du die Postleitzahl auf die Karte setzt.
          </p>
          <Button variant="default" onClick={() => zones.startPlacing(address.postalCode)}>
            {address.postalCode} auf die Karte setzen
          </Button>
        </div>
      )}
      {address && <Answer zones={zones} address={address} baseCents={baseCents} now={now} />}
    </section>
  );
}

/** null where nobody knows: then only postal codes can match. */
async function positionOf(code: string): Promise<Position | null> {
  const answer = await api.get<PostalCode | null>(`/api/shop/postalCode/${code}`);
  return answer.success ? (answer.data?.position ?? null) : null;
}

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
        {chosen ? `Ja: ${chosen.area.name}` : NO_AREA.du}
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
