import { Loader } from '@mantine/core';
import classes from './LoadingState.module.css';

/** Says what is being loaded. */
export function LoadingState({ label = 'Wird geladen …' }: { label?: string }) {
  return (
    <div className={classes.loading} role="status">
      <Loader size="sm" aria-hidden />
      {label}
    </div>
  );
}
