import { Button } from '@mantine/core';
import { useEffect } from 'react';
import classes from './SaveBar.module.css';

interface SaveBarProps {
  /** Whether anything differs from what is stored. */
  dirty: boolean;
  saving?: boolean;
  onReset?: () => void;
  /** Left out inside a form: the button submits it. */
  onSave?: () => void;
  label?: string;
}

/** Stays in sight while something is unsaved, and asks before the page is closed. */
export function SaveBar({ dirty, saving = false, onReset, onSave, label = 'Speichern' }: SaveBarProps) {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return (
    <div className={classes.bar} data-dirty={dirty || undefined}>
      <p className={classes.state} role="status">
        <span className={classes.dot} aria-hidden />
        {dirty ? 'Nicht gespeicherte Änderungen' : 'Alles gespeichert'}
      </p>
      <div className={classes.buttons}>
        {dirty && onReset && (
          <Button variant="default" onClick={onReset} disabled={saving}>
            Verwerfen
          </Button>
        )}
        <Button type={onSave ? 'button' : 'submit'} onClick={onSave} loading={saving} disabled={!dirty}>
          {label}
        </Button>
      </div>
    </div>
  );
}
