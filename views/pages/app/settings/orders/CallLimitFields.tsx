import { NumberInput } from '@mantine/core';
import {
  CALL_LIMITS,
  type CallLimits,
  MOST_CALL_LIMITS,
} from '../../../../../src/shop/restaurant/shop.types';
import { EuroInput } from '../../../../components/fields/EuroInput';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

/** Larger orders that nobody has paid yet come by phone, so that somebody has spoken with the guest. */
export function CallLimitFields({
  settings: { form, problems, changeSettings },
}: {
  settings: Settings<'orders'>;
}) {
  const { callLimits } = form.settings;
  const set = (part: Partial<CallLimits>) => changeSettings({ callLimits: { ...callLimits, ...part } });
  const whole = (key: 'pieces' | 'lines') => ({
    min: 1,
    max: MOST_CALL_LIMITS[key],
    clampBehavior: 'strict' as const,
    allowDecimal: false,
    allowNegative: false,
    value: callLimits[key],
    error: problems[`callLimits.${key}`],
    onChange: (typed: number | string) => set({ [key]: Number(typed) || CALL_LIMITS[key] }),
  });

  return (
    <>
      <p className={classes.quiet}>
        Wer mehr bestellt und erst bei der Übergabe zahlt, wird gebeten anzurufen. So kocht ihr keine große
        Bestellung, die niemand abholt.
      </p>
      <div className={`${classes.fields} ${classes.thirds} ${classes.below}`}>
        <NumberInput label="Von einem Gericht höchstens" suffix=" Stück" {...whole('pieces')} />
        <NumberInput label="Zeilen höchstens" suffix=" Zeilen" {...whole('lines')} />
        <EuroInput
          label="Gesamtbetrag höchstens"
          value={callLimits.cents}
          error={problems['callLimits.cents']}
          onChange={(cents) => set({ cents: cents ?? CALL_LIMITS.cents })}
        />
      </div>
    </>
  );
}
