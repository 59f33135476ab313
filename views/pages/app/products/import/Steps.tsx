import { IconCheck } from '@tabler/icons-react';
import classes from './Import.module.css';
import type { Step } from './useImport';

const STEPS: { key: Step; label: string }[] = [
  { key: 'choose', label: 'Datei wählen' },
  { key: 'review', label: 'Prüfen' },
  { key: 'write', label: 'Übernehmen' },
];

export function Steps({ current }: { current: Step }) {
  const at = STEPS.findIndex(({ key }) => key === current);

  return (
    <ol className={classes.steps}>
      {STEPS.map(({ key, label }, index) => (
        <li key={key} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span className={classes.number} aria-hidden>
            {index < at ? <IconCheck size={16} /> : index + 1}
          </span>
          {label}
          {index < at && <span className="visually-hidden">, erledigt</span>}
        </li>
      ))}
    </ol>
  );
}
