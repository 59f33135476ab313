import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { MediaList, PictureRow } from '../../../src/media/media.view';
import { api } from '../../lib/http/api';
import { Modal } from '../dialogs/Dialog';
import { LoadingState } from '../states/LoadingState';
import classes from './Picture.module.css';
import { PictureDrop } from './PictureDrop';
import { usePictureUploads } from './usePictureUploads';

interface Props {
  chosenId: string | null;
  onChoose: (picture: PictureRow) => void;
  onClose: () => void;
}

/** The library in a window: choose one, or upload it here. */
export function PictureLibrary({ chosenId, onChoose, onClose }: Props) {
  const { pictures, next, load, putFirst } = usePictures();
  const { queue, uploads } = usePictureUploads((picture) => {
    if (queue.uploads.get().length === 0) onChoose(picture);
    else putFirst(picture);
  });

  return (
    <Modal opened onClose={onClose} title="Bild wählen" size="xl">
      <PictureDrop queue={queue} uploads={uploads} />
      {pictures === null && <LoadingState />}
      {pictures && pictures.length > 0 && (
        <ul className={classes.choices} aria-label="Deine Bilder">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Choice picture={picture} chosen={picture.id === chosenId} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <Button variant="default" fullWidth mt="md" onClick={() => void load(next)}>
          Ältere anzeigen
        </Button>
      )}
    </Modal>
  );
}

/** The library as far as it has been asked for; it opens by a tap, on pages that need no pictures until then. */
function usePictures() {
  const [pictures, setPictures] = useState<PictureRow[] | null>(null);
  const [next, setNext] = useState<string | null>(null);

  async function load(before: string | null): Promise<void> {
    const answer = await api.get<MediaList>(`/api/media/list${before ? `?before=${before}` : ''}`);
    if (!answer.success) return setPictures((known) => known ?? []);
    setPictures((known) => [...(before ? (known ?? []) : []), ...answer.data.pictures]);
    setNext(answer.data.next);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void load(null);
  }, []);

  const putFirst = (picture: PictureRow) =>
    setPictures((known) => [picture, ...(known ?? []).filter(({ id }) => id !== picture.id)]);

  return { pictures, next, load, putFirst };
}

interface ChoiceProps {
  picture: PictureRow;
  chosen: boolean;
  onChoose: (picture: PictureRow) => void;
}

function Choice({ picture, chosen, onChoose }: ChoiceProps) {
  const { src, srcset, alt, name, focus } = picture;

  return (
    <button type="button" className={classes.choice} aria-pressed={chosen} onClick={() => onChoose(picture)}>
      <img
        src={src}
        srcSet={srcset}
        sizes="160px"
        alt={alt || name}
        loading="lazy"
        style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
      />
    </button>
  );
}
