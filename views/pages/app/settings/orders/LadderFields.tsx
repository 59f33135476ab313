import { NumberInput, Switch } from '@mantine/core';
import { type LadderMinutes, MOST_LADDER } from '../../../../../src/shop/restaurant/shop.types';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

/** How an order that nobody answers makes itself heard, and when the guest is told that nobody does. */
export function LadderFields({
  settings: { form, problems, changeSettings },
}: {
  settings: Settings<'orders'>;
}) {
  const { ladder, autoAccept } = form.settings;
  const step = (key: keyof LadderMinutes) => ({
    suffix: ladder[key] === 1 ? ' Minute' : ' Minuten',
    min: 0,
    max: MOST_LADDER[key],
    clampBehavior: 'strict' as const,
    allowDecimal: false,
    allowNegative: false,
    value: ladder[key],
    error: problems[`ladder.${key}`],
    onChange: (typed: number | string) =>
      changeSettings({ ladder: { ...ladder, [key]: Number(typed) || 0 } }),
  });

  return (
    <>
      <p className={classes.quiet}>
        Zuerst läutet der Tresen. Danach werden Geräte gerufen, die es am Tresen eingeschaltet haben, dann
        geht eine Mail an eure Adressen, und zuletzt wird abgelehnt, mit einer Mail an den Gast. Das gilt nur
        in den Öffnungszeiten; 0 heißt: nie. Eine Vorbestellung wird frühestens drei Stunden vor ihrer Zeit
        abgelehnt, oder einen Tag, nachdem sie kam.
      </p>
      <div className={`${classes.fields} ${classes.thirds} ${classes.below}`}>
        <NumberInput label="Geräte rufen nach" {...step('push')} />
        <NumberInput label="Mail nach" {...step('mail')} />
        <NumberInput label="Ablehnen nach" {...step('reject')} />
      </div>
      <Switch
        label="Bestellungen von selbst annehmen"
        description="Nur solange ein Drucker druckt oder ein Tresen offen ist. Zugesagt wird die Vorlaufzeit, bei viel Arbeit mehr."
        checked={autoAccept}
        error={problems.autoAccept}
        onChange={({ currentTarget }) => changeSettings({ autoAccept: currentTarget.checked })}
        className={classes.below}
      />
    </>
  );
}
