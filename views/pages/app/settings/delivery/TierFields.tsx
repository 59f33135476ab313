import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { DeliveryAreaRule } from '../../../../../src/shop/delivery/delivery.types';
import { EuroInput } from '../../../../components/fields/EuroInput';
import classes from './Areas.module.css';
import type { AreaEditorProps } from './editor-props';

const NEXT_STEP_CENTS = 1_000;

/** Steps of the delivery fee: a bigger basket is delivered for less. */
export function TierFields({ area, zones, problems }: AreaEditorProps) {
  const tiers = zones.tiersOf(area);
  const set = (list: DeliveryAreaRule[]) => zones.setTiers(area, list);
  const change = (index: number, part: Partial<DeliveryAreaRule>) =>
    set(tiers.map((tier, i) => (i === index ? { ...tier, ...part } : tier)));

  function add(): void {
    const highest = Math.max(area.minOrderCents, ...tiers.map(({ fromOrderCents }) => fromOrderCents));
    set([...tiers, { areaId: area.id, fromOrderCents: highest + NEXT_STEP_CENTS, feeCents: 0 }]);
  }

  return (
    <fieldset className={classes.tiers}>
      <legend className={classes.legend}>Staffel der Lieferkosten</legend>
      {tiers.map((tier, index) => (
        <Tier
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike until one is corrected
          key={index}
          tier={tier}
          name={`Staffel ${index + 1}`}
          problemAt={(key) => problems[`deliveryAreaRules.${zones.rules.indexOf(tier)}.${key}`]}
          change={(part) => change(index, part)}
          remove={() => set(tiers.filter((_, i) => i !== index))}
        />
      ))}
      <Button
        variant="subtle"
        color="lilac"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={add}
        className={classes.start}
      >
        Staffel hinzufügen
      </Button>
    </fieldset>
  );
}

interface TierProps {
  tier: DeliveryAreaRule;
  name: string;
  problemAt: (key: keyof DeliveryAreaRule) => string | undefined;
  change: (part: Partial<DeliveryAreaRule>) => void;
  remove: () => void;
}

const Tier = ({ tier, name, problemAt, change, remove }: TierProps) => (
  <div className={classes.tier}>
    <EuroInput
      label="Ab Bestellwert"
      value={tier.fromOrderCents}
      error={problemAt('fromOrderCents')}
      onChange={(cents) => change({ fromOrderCents: cents ?? 0 })}
    />
    <EuroInput
      label="Lieferkosten"
      value={tier.feeCents}
      error={problemAt('feeCents')}
      onChange={(cents) => change({ feeCents: cents ?? 0 })}
    />
    <ActionIcon aria-label={`${name} entfernen`} onClick={remove}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  </div>
);
