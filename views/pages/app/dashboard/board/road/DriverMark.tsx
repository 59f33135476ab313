import { IconDoorOff, IconSteeringWheel } from '@tabler/icons-react';
import classes from './Road.module.css';
import { useStopOf } from './road';

/** Who has it in the car, and that nobody opened. */
export function DriverMark({ orderId }: { orderId: string }) {
  const stop = useStopOf(orderId);
  if (!stop) return null;
  const notMet = stop.state === 'notMet';
  const Icon = notMet ? IconDoorOff : IconSteeringWheel;
  return (
    <span className={classes.mark} data-not-met={notMet || undefined}>
      <Icon size={16} aria-hidden />
      {stop.driver}
      {notMet && ': niemand da'}
    </span>
  );
}
