import { Loader } from '@mantine/core';
import classes from './LoadingState.module.css';

/** Says what is awaited, so that nobody guesses. */
export function LoadingState({ label = 'Wird geladen …' }: { label?: string }) {
  return (
    <div className={classes.loading} role="status">
      <Loader size="sm" aria-hidden />
      {label}
    </div>
  );
}
