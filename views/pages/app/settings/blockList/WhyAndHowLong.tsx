import { Button, NativeSelect, TextInput } from '@mantine/core';
import { BLOCK_MONTHS } from '../../../../../src/shop/block-list/block-list.types';
import { Problem } from '../../../../components/states/Problem';
import classes from './BlockList.module.css';
import type { Blocking } from './useBlocking';

/** What every entry has: a reason, an end, and the button. */
export function WhyAndHowLong({ blocking, disabled }: { blocking: Blocking; disabled?: boolean }) {
  const { reason, setReason, months, setMonths, errors, busy, problem } = blocking;
  return (
    <>
      <div className={classes.row}>
        <TextInput
          label="Grund"
          className={classes.wide}
          placeholder="Zweimal bestellt, niemand da"
          maxLength={140}
          value={reason}
          error={errors.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <NativeSelect
          label="Wie lange"
          value={months}
          onChange={({ currentTarget }) => setMonths(currentTarget.value)}
          data={BLOCK_MONTHS.map((count) => ({
            value: String(count),
            label: count === 1 ? '1 Monat' : `${count} Monate`,
          }))}
        />
      </div>
      <div className={classes.submit}>
        <Problem>{problem}</Problem>
        <Button type="submit" loading={busy} disabled={disabled}>
          Sperren
        </Button>
      </div>
    </>
  );
}
