import { IconDoorOff, IconSteeringWheel } from '@tabler/icons-react';
import type { StopState } from '../../../../../../src/shop/driver/driver.types';
import classes from './Road.module.css';
import { useStopOf } from './road';

const TROUBLE: Partial<Record<StopState, string>> = { notMet: 'niemand da', returned: 'nicht zugestellt' };

/** Who has it in the car, and that nobody opened, or nobody said what became of it. */
export function DriverMark({ orderId }: { orderId: string }) {
  const stop = useStopOf(orderId);
  if (!stop) return null;
  const trouble = TROUBLE[stop.state];
  const Icon = trouble ? IconDoorOff : IconSteeringWheel;
  return (
    <span className={classes.mark} data-not-met={trouble !== undefined || undefined}>
      <Icon size={16} aria-hidden />
      {stop.driver}
      {trouble && `: ${trouble}`}
    </span>
  );
}
