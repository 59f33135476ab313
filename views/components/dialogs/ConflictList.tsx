import classes from './ConflictList.module.css';
import { ConflictModal } from './ConflictModal';

export interface ConflictRow {
  label: string;
  stored: string;
  here: string;
}

interface ConflictListProps {
  /** null while nobody else has saved. */
  rows: ConflictRow[] | null;
  lead: string;
  /** What the page calls its own side: 'Hier eingegeben'. */
  mine: string;
  onSettle: (keepsMine: boolean) => void;
  onClose: () => void;
}

/** The conflict of a whole page: field by field, what is stored and what stands here. */
export function ConflictList({ rows, lead, mine, onSettle, onClose }: ConflictListProps) {
  return (
    <ConflictModal
      opened={rows !== null}
      leave={{ label: 'Gespeicherte übernehmen', onClick: () => onSettle(false) }}
      keep={{ label: 'Meine Änderungen behalten', onClick: () => onSettle(true) }}
      onClose={onClose}
    >
      <p>{lead}</p>
      <ul className={classes.rows}>
        {rows?.map(({ label, stored, here }) => (
          <li key={label}>
            <strong>{label}</strong>
            <p>Gespeichert: {stored || '–'}</p>
            <p>
              {mine}: {here || '–'}
            </p>
          </li>
        ))}
      </ul>
    </ConflictModal>
  );
}
