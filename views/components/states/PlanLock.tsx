import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { planOf } from '../../../src/shop/subscription/plans';
import classes from './PlanLock.module.css';

/** Says which plan a feature comes with. What was set up before stays in sight. */
export function PlanLock({ level, children }: { level: number; children: string }) {
  return (
    <div className={classes.lock}>
      <IconLock size={22} aria-hidden />
      <p>
        {children} ab dem Tarif „{planOf(level)?.name}“.
      </p>
      <Button component="a" href="/pricing" variant="default" size="sm">
        Tarife ansehen
      </Button>
    </div>
  );
}
