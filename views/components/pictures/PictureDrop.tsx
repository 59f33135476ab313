import { Button } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { type DragEvent, useEffect, useState } from 'react';
import type { Upload, UploadQueue } from '../../lib/http/upload-queue';
import { FileButton } from '../fields/FileButton';
import classes from './PictureDrop.module.css';
import { PictureUploads } from './PictureUploads';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

interface Props {
  queue: Pick<UploadQueue<never>, 'add' | 'cancel' | 'retry'>;
  uploads: readonly Upload[];
}

/** Takes pictures that are dropped, pasted or picked. */
export function PictureDrop({ queue, uploads }: Props) {
  const { over, dropTarget } = useDrop(queue);
  usePaste(queue);

  return (
    <>
      <div className={classes.drop} data-over={over || undefined} {...dropTarget}>
        <Invitation />
        <FileButton accept={ACCEPTED} multiple onChange={(files) => queue.add(files)}>
          {(props) => (
            <Button {...props} className={classes.dropButton}>
              Bilder auswählen
            </Button>
          )}
        </FileButton>
      </div>
      <PictureUploads queue={queue} uploads={uploads} />
    </>
  );
}

const Invitation = () => (
  <>
    <span className={classes.dropIcon}>
      <IconPhotoUp size={26} stroke={1.5} aria-hidden />
    </span>
    <div className={classes.dropWords}>
      <p className={classes.dropTitle}>
        <span className={classes.byMouse}>Bilder hierher ziehen oder mit Strg + V einfügen</span>
        <span className={classes.byTouch}>Fotos hinzufügen</span>
      </p>
      <p className={classes.quiet}>
        JPEG, PNG, WebP oder AVIF bis 12 MB. Ort und Kameradaten werden entfernt.
      </p>
    </div>
  </>
);

function useDrop(queue: Props['queue']) {
  const [over, setOver] = useState(false);
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      queue.add(event.dataTransfer.files);
    },
  };

  return { over, dropTarget };
}

function usePaste(queue: Props['queue']): void {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = Array.from(clipboardData?.files ?? []);
      if (files.length > 0) queue.add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [queue]);
}
