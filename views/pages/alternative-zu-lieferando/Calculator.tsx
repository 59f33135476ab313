import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { formatEuro } from '../../../src/shared/money';
import { LEVEL, PLANS, planOf } from '../../../src/shop/subscription/plans';
import { AssumptionField } from './AssumptionField';
import { FIELDS, type Field } from './assumptions';
import classes from './Calculator.module.css';
import { compare } from './commission.rules';
import { Result } from './Result';

type Values = Record<Field['key'], number>;

const INITIAL = Object.fromEntries(FIELDS.map(({ key, initial }) => [key, initial])) as Values;

/** What the commission of a portal and the fixed price of Tresen come to, with every number open to change. */
export function Calculator() {
  const [values, setValues] = useState(INITIAL);
  const [level, setLevel] = useState(String(LEVEL.starter));
  const plan = planOf(Number(level)) ?? PLANS[0]!;
  const comparison = compare(
    {
      revenueCents: values.revenue,
      averageOrderCents: values.averageOrder,
      movedPercent: values.moved / 100,
      commissionPercent: values.commission / 100,
    },
    plan.priceCents,
  );
  const [said] = useDebouncedValue(sentenceOf(comparison.savedCents), 700);

  return (
    <div className={classes.calculator}>
      <div className={classes.fields}>
        {FIELDS.map((field) => (
          <AssumptionField
            key={field.key}
            field={field}
            value={values[field.key]}
            onChange={(value) => setValues((before) => ({ ...before, [field.key]: value }))}
          />
        ))}
        <fieldset className={classes.plan}>
          <legend>Dein Tarif bei Tresen</legend>
          <SegmentedControl
            fullWidth
            aria-label="Dein Tarif bei Tresen"
            value={level}
            onChange={setLevel}
            data={PLANS.map(({ name, level: value }) => ({ label: name, value: String(value) }))}
          />
          <p className={classes.hint}>
            {formatEuro(plan.priceCents)} im Monat, netto. Quelle: <a href="/pricing">unsere Preisseite</a>,
            hier und dort immer der heutige Stand. Lieferung gibt es ab dem Tarif Starter.
          </p>
        </fieldset>
      </div>
      <Result comparison={comparison} plan={plan} commissionPercent={values.commission / 100} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

const sentenceOf = (savedCents: number): string =>
  savedCents >= 0
    ? `Der Festpreis ist im Monat ${formatEuro(savedCents)} niedriger als die Provision.`
    : `Der Festpreis ist im Monat ${formatEuro(-savedCents)} höher als die Provision.`;
