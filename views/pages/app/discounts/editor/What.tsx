import {
  IconCoinEuro,
  IconCopyPlus,
  IconGift,
  IconMoped,
  IconPercentage,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import type { DiscountEffectKind, DiscountKind } from '../../../../../src/shop/discount/discount.types';
import { Section } from '../../../../components/frame/Section';
import classes from './Editor.module.css';
import { EffectFields } from './EffectFields';
import type { OfferEditing } from './useOffer';

const ALL = [
  { kind: 'percent', label: 'Prozent', icon: IconPercentage },
  { kind: 'amount', label: 'Betrag', icon: IconCoinEuro },
  { kind: 'freeDelivery', label: 'Lieferung frei', icon: IconMoped },
  { kind: 'freeItem', label: 'Gratis dazu', icon: IconGift },
  { kind: 'buyGet', label: 'Mehr nehmen', icon: IconCopyPlus },
  { kind: 'set', label: 'Menüpreis', icon: IconToolsKitchen2 },
] as const;

/** A code gives what fits on a flyer; what counts pieces acts by itself. */
const OF_CODES: readonly DiscountEffectKind[] = ['percent', 'amount', 'freeDelivery', 'freeItem'];
const kindsOf = (kind: DiscountKind, chosen: DiscountEffectKind) =>
  ALL.filter((one) => kind === 'campaign' || one.kind === chosen || OF_CODES.includes(one.kind));

export function What({ editing }: { editing: OfferEditing }) {
  const { form, change, page } = editing;
  return (
    <Section title="Was gibt es?">
      <fieldset className={classes.picks}>
        <legend className="visually-hidden">Art des Rabatts</legend>
        {kindsOf(page.kind, form.effectKind).map(({ kind, label, icon: Icon }) => (
          <label key={kind} className={classes.pick}>
            <input
              type="radio"
              name="art"
              className="visually-hidden"
              checked={form.effectKind === kind}
              onChange={() => change({ effectKind: kind })}
            />
            <Icon size={22} stroke={1.75} aria-hidden />
            {label}
          </label>
        ))}
      </fieldset>
      <EffectFields editing={editing} />
    </Section>
  );
}
