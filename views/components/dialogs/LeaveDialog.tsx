import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { LeaveAnswer, LeaveQuestion, Unsaved } from '../../lib/form/unsaved';
import classes from './LeaveDialog.module.css';

export function LeaveDialog({ question: { unsaved, answer } }: { question: LeaveQuestion }) {
  const [saving, setSaving] = useState(false);
  const canSave = unsaved.every(({ save }) => save);
  const verb = (unsaved.length === 1 && unsaved[0]?.verb) || 'Speichern';

  function choose(chosen: LeaveAnswer): void {
    setSaving(chosen === 'save');
    answer(chosen);
  }

  return (
    <Modal
      opened
      onClose={() => !saving && choose('stay')}
      title={`${nameOf(unsaved)} ${canSave ? verb.toLowerCase() : 'verwerfen'}?`}
      withCloseButton={false}
      zIndex={400}
      size="34rem"
    >
      <p className={classes.lead}>
        {canSave
          ? 'Das ist noch nicht gespeichert:'
          : 'Das ist noch nicht gespeichert und geht sonst verloren:'}
      </p>
      <ul className={classes.list}>
        {unsaved.map((one) => (
          <li key={one.what}>
            <strong>{one.what}</strong>
            {one.changes && one.changes.length > 0 && <span>{one.changes.join(', ')}</span>}
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button
          variant="subtle"
          color="red.3"
          className={classes.discard}
          disabled={saving}
          onClick={() => choose('discard')}
        >
          Verwerfen
        </Button>
        <Button
          variant={canSave ? 'default' : 'filled'}
          disabled={saving}
          data-autofocus={!canSave || undefined}
          onClick={() => choose('stay')}
        >
          Hier bleiben
        </Button>
        {canSave && (
          <Button data-autofocus loading={saving} onClick={() => choose('save')}>
            {verb} und weiter
          </Button>
        )}
      </div>
    </Modal>
  );
}

const nameOf = ([first, ...others]: readonly Unsaved[]): string =>
  first && others.length === 0 ? first.what : 'Änderungen';
