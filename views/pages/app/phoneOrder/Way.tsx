import { IconMoped, IconShoppingBag } from '@tabler/icons-react';
import { FULFILMENT_LABEL } from '../../../../src/shared/fulfilment.types';
import type { PhoneWay } from '../../../../src/shop/phone-order/phone-order.view';
import { fieldId, focusOn } from './focus';
import classes from './Guest.module.css';
import type { PhoneOrderState } from './usePhoneOrder';

const ICON = { delivery: IconMoped, pickup: IconShoppingBag };

export function Way({ order: { page, way, setWay } }: { order: PhoneOrderState }) {
  return (
    <fieldset className={classes.way}>
      <legend className="visually-hidden">Wie kommt das Essen zum Gast?</legend>
      {page.ways.map((one) => (
        <Choice key={one} one={one} checked={one === way} choose={() => setWay(one)} />
      ))}
    </fieldset>
  );
}

function Choice({ one, checked, choose }: { one: PhoneWay; checked: boolean; choose: () => void }) {
  const Icon = ICON[one];
  return (
    <label className={classes.wayChoice} data-checked={checked || undefined}>
      <input
        id={checked ? fieldId('way') : undefined}
        type="radio"
        name="way"
        checked={checked}
        onChange={choose}
        onKeyDown={(event) => event.key === 'Enter' && focusOn('name')}
      />
      <Icon size={20} aria-hidden />
      {FULFILMENT_LABEL[one]}
    </label>
  );
}
