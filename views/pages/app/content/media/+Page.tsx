import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import type { MediaFilter } from '../../../../../src/media/media.types';
import type { MediaPage, PictureRow } from '../../../../../src/media/media.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { PictureDrop } from '../../../../components/pictures/PictureDrop';
import { EmptyState } from '../../../../components/states/EmptyState';
import { FilterBar } from '../../../../components/tables/FilterBar';
import classes from './Media.module.css';
import { PictureCard } from './PictureCard';
import { PictureWindow } from './PictureWindow';
import { QuotaBar } from './QuotaBar';
import { useLibrary } from './useLibrary';

const FILTERS: { value: MediaFilter; label: string }[] = [
  { value: 'all', label: 'Alle' },
  { value: 'used', label: 'Verwendet' },
  { value: 'unused', label: 'Unbenutzt' },
  { value: 'undescribed', label: 'Ohne Text' },
];

const NOTHING: Record<MediaFilter, { title: string; text: string }> = {
  all: {
    title: 'Noch kein Bild',
    text: 'Gerichte mit einem guten Foto werden öfter bestellt. Fotografiere bei Tageslicht, leicht von oben, und lade die Bilder hier hoch.',
  },
  used: { title: 'Noch keines verwendet', text: 'Wähle Bilder bei deinen Speisen und Kategorien aus.' },
  unused: { title: 'Alle Bilder werden verwendet', text: 'Hier stehen Bilder, die nirgends zu sehen sind.' },
  undescribed: {
    title: 'Alle Bilder sind beschrieben',
    text: 'So wissen auch Gäste, die nichts sehen, wie deine Gerichte aussehen.',
  },
};

export default function Page(page: MediaPage) {
  const { filter } = page;
  const { pictures, quota, next, queue, uploads, ...library } = useLibrary(page);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = pictures.find(({ id }) => id === openId);

  return (
    <>
      <PageHeader
        title="Bilder"
        lead={
          <>
            Für Speisen, Kategorien und den Shop. Wir verkleinern sie für jedes Gerät; das Original bleibt bei
            dir. <a href="/app/bin">Papierkorb</a>
          </>
        }
      />
      <PictureDrop queue={queue} uploads={uploads} />
      <div className={classes.bar}>
        <FilterBar
          className={classes.filters}
          filter={filter}
          choices={FILTERS}
          onFilter={(wanted) => void navigate(addressOf(wanted), { keepScrollPosition: true })}
          dense
        />
        <QuotaBar quota={quota} />
      </div>
      {pictures.length === 0 ? <Nothing filter={filter} /> : <Grid pictures={pictures} onOpen={setOpenId} />}
      {next && (
        <Button variant="default" onClick={() => void library.loadMore()} mt="lg">
          Ältere anzeigen
        </Button>
      )}
      {open && (
        <PictureWindow
          picture={open}
          onSaved={library.replace}
          onDeleted={() => library.remove(open)}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

const Nothing = ({ filter }: { filter: MediaFilter }) => (
  <EmptyState icon={IconPhoto} title={NOTHING[filter].title}>
    {NOTHING[filter].text}
  </EmptyState>
);

function Grid({ pictures, onOpen }: { pictures: PictureRow[]; onOpen: (id: string) => void }) {
  return (
    <ul className={classes.grid} aria-label="Bilder">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <PictureCard picture={picture} onOpen={() => onOpen(picture.id)} />
        </li>
      ))}
    </ul>
  );
}

const addressOf = (filter: MediaFilter): string =>
  filter === 'all' ? '/app/content/media' : `/app/content/media?filter=${filter}`;
