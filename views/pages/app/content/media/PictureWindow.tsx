import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { LibraryUse } from '../../../../../src/media/media.types';
import type { PictureRow } from '../../../../../src/media/media.view';
import { PictureDetails } from '../../../../components/pictures/PictureDetails';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toastDeleted } from '../../../../lib/toasts/undo';
import classes from './Media.module.css';

interface Props {
  picture: PictureRow;
  onSaved: (picture: PictureRow) => void;
  onDeleted: () => void;
  onClose: () => void;
}

const PLACES: Record<LibraryUse['kind'], { label: string; address: (use: LibraryUse) => string }> = {
  product: { label: 'Speise', address: ({ name }) => `/app/products?search=${encodeURIComponent(name)}` },
  category: { label: 'Kategorie', address: () => '/app/products/categories' },
  design: { label: 'Gestaltung', address: () => '/app/settings/design' },
};

/** One picture: its focal point, its words, where it is seen, and how it is deleted. */
export function PictureWindow({ picture, onSaved, onDeleted, onClose }: Props) {
  const { busy, problem, send } = useSending();
  const { id, alt, name } = picture;

  async function remove(): Promise<void> {
    if (!(await send(() => api.post('/api/media/delete', { id }, { silent: true })))) return;
    toastDeleted(`„${alt || name}“ gelöscht`, [id]);
    onDeleted();
    onClose();
  }

  return (
    <PictureDetails picture={picture} onSaved={onSaved} onClose={onClose}>
      <Uses picture={picture} problem={problem} busy={busy} onDelete={() => void remove()} />
    </PictureDetails>
  );
}

interface UsesProps {
  picture: PictureRow;
  problem: string | null;
  busy: boolean;
  onDelete: () => void;
}

function Uses({ picture: { name, width, height, uses }, problem, busy, onDelete }: UsesProps) {
  return (
    <div className={classes.uses}>
      <p className={classes.usesTitle}>{uses.length > 0 ? 'Zu sehen bei' : 'Nirgends zu sehen'}</p>
      {uses.length > 0 ? (
        <UseList uses={uses} />
      ) : (
        <Button
          variant="subtle"
          color="red.4"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={busy}
          onClick={onDelete}
        >
          Bild löschen
        </Button>
      )}
      <p className={classes.fileFacts}>
        Datei: {name}, {width} × {height} Bildpunkte
      </p>
      <Problem>{problem}</Problem>
    </div>
  );
}

function UseList({ uses }: { uses: LibraryUse[] }) {
  return (
    <>
      <ul className={classes.useList}>
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <span>{PLACES[use.kind].label}</span>
            <a href={PLACES[use.kind].address(use)}>{use.name}</a>
          </li>
        ))}
      </ul>
      <p className={classes.fileFacts}>Löschen kannst du es, sobald es nirgends mehr zu sehen ist.</p>
    </>
  );
}
