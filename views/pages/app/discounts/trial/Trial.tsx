import { SegmentedControl, TextInput } from '@mantine/core';
import { useId } from 'react';
import { FULFILMENT_LABEL, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { OfferPage } from '../../../../../src/shop/discount/desk/discount-desk.view';
import type { SentOffer } from '../../../../../src/shop/discount/desk/offer-input.types';
import type { TrialGuest } from '../../../../../src/shop/discount/trial/trial.view';
import { Select } from '../../../../components/fields/Select';
import { TimeField } from '../../../../components/fields/TimeField';
import classes from './Trial.module.css';
import { TrialBasket } from './TrialBasket';
import { TrialResult } from './TrialResult';
import { type TrialState, useTrial } from './useTrial';

interface Props {
  page: OfferPage;
  id: string | null;
  offer: SentOffer;
}

/** What a guest would get with this rule, at any time; nothing is ordered. */
export function Trial({ page, id, offer }: Props) {
  const trial = useTrial(page, id, offer);
  const title = useId();
  const asksGuest = offer.conditions.firstOrder || offer.conditions.awayWeeks !== null;
  return (
    <aside className={classes.trial} aria-labelledby={title} data-under-banner>
      <h2 id={title} className={classes.title}>
        Warenkorb probieren
      </h2>
      <p className={classes.lead}>Gerechnet wie im Shop. Nichts wird bestellt.</p>
      <WayAndWhen trial={trial} />
      {asksGuest && <Guest trial={trial} />}
      <TrialBasket trial={trial} categories={page.categories} />
      {page.needs === null && <TrialResult trial={trial} />}
    </aside>
  );
}

const WAYS: Fulfilment[] = ['delivery', 'pickup'];

function WayAndWhen({ trial: { way, when } }: { trial: TrialState }) {
  return (
    <div className={classes.choices}>
      <SegmentedControl
        fullWidth
        aria-label="Bestellart"
        value={way.fulfilment}
        onChange={(value) => way.setFulfilment(value as Fulfilment)}
        data={WAYS.map((value) => ({ value, label: FULFILMENT_LABEL[value] }))}
      />
      <div className={classes.when} data-three={way.fulfilment === 'delivery' || undefined}>
        <TextInput
          type="date"
          label="Tag"
          value={when.day}
          onChange={({ currentTarget }) => currentTarget.value && when.setDay(currentTarget.value)}
        />
        <TimeField label="Uhrzeit" value={when.time} onChange={(time) => time && when.setTime(time)} />
        {way.fulfilment === 'delivery' && (
          <TextInput
            label="PLZ"
            inputMode="numeric"
            maxLength={5}
            value={way.postalCode}
            onChange={({ currentTarget }) => way.setPostalCode(currentTarget.value)}
          />
        )}
      </div>
    </div>
  );
}

const GUESTS: { value: TrialGuest; label: string }[] = [
  { value: 'new', label: 'Bestellt zum ersten Mal' },
  { value: 'regular', label: 'Hat gestern bestellt' },
  { value: 'away', label: 'War lange nicht da' },
];

const Guest = ({ trial: { who } }: { trial: TrialState }) => (
  <Select
    label="Gast"
    data={GUESTS}
    value={who.guest}
    allowDeselect={false}
    onChange={(value) => value && who.setGuest(value as TrialGuest)}
  />
);
