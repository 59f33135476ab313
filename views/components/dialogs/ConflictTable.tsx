import type { ReactNode } from 'react';
import { DataTable } from '../tables/DataTable';
import { ConflictModal } from './ConflictModal';

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictTableProps {
  opened: boolean;
  lead: string;
  differences: Difference[];
  /** Shown in place of the table when there are none. */
  empty?: ReactNode;
  /** What going on with the own input is called. */
  keep: string;
  onSettle: (keepsMine: boolean) => void;
  onClose: () => void;
}

/** The conflict of one thing in a list: both versions side by side. */
export function ConflictTable(props: ConflictTableProps) {
  const { opened, lead, differences, empty, keep, onSettle, onClose } = props;

  return (
    <ConflictModal
      opened={opened}
      title="Inzwischen geändert"
      leave={{ label: 'Gespeichertes behalten', onClick: () => onSettle(false) }}
      keep={{ label: keep, onClick: () => onSettle(true) }}
      onClose={onClose}
    >
      <p>{lead}</p>
      <DataTable
        caption="Unterschiede"
        columns={[
          { label: 'Feld', cell: (row) => row.label, main: true },
          { label: 'Deine Eingabe', cell: (row) => row.mine },
          { label: 'Jetzt gespeichert', cell: (row) => row.theirs },
        ]}
        rows={differences}
        keyOf={(row) => row.label}
        empty={empty}
      />
    </ConflictModal>
  );
}
