import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { changedWords } from '../../lib/form/changed-words.rules';
import { useUnsaved } from '../../lib/form/unsaved';
import classes from './SaveBar.module.css';

interface SaveBarProps {
  /** What is being edited, as the question names it when somebody leaves. */
  what: string;
  /** The names of what differs from what is stored; empty when nothing does. */
  changes: readonly string[];
  /** Said instead of the names. */
  words?: string;
  /** Whether leaving would lose something: not while all of it is a suggestion nobody has touched. */
  guarded?: boolean;
  saving?: boolean;
  onReset?: () => void;
  /** Whether it is saved now. Enter in a field of the same form comes here too. */
  onSave: () => Promise<boolean>;
  label?: string;
}

/** Comes up when something was changed, says what, and stays in sight until it is saved or taken back. */
export function SaveBar({ what, changes, words, guarded = true, ...props }: SaveBarProps) {
  const { saving = false, onReset, onSave, label = 'Speichern' } = props;
  const dirty = changes.length > 0;
  useUnsaved(dirty && guarded ? { what, changes, save: onSave, verb: label } : null);
  useSaveKey(dirty && !saving ? onSave : null);

  return (
    <div className={dirty ? classes.bar : 'visually-hidden'}>
      <p className={classes.state} role="status">
        {dirty && <span className={classes.dot} aria-hidden />}
        {dirty ? (words ?? changedWords(changes)) : 'Alles gespeichert'}
      </p>
      {dirty && (
        <div className={classes.buttons}>
          {onReset && (
            <Button variant="default" onClick={onReset} disabled={saving}>
              Verwerfen
            </Button>
          )}
          <Button
            type="submit"
            loading={saving}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={(event) => {
              event.preventDefault();
              void onSave();
            }}
          >
            {label}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Ctrl or Cmd S saves, as it does in every other program. */
function useSaveKey(save: (() => Promise<boolean>) | null): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const listens = save !== null;
  useEffect(() => {
    if (!listens) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void latest.current?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [listens]);
}
