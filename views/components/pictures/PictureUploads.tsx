import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import type { Upload, UploadQueue } from '../../lib/http/upload-queue';
import classes from './PictureDrop.module.css';

interface Props {
  queue: Pick<UploadQueue<never>, 'cancel' | 'retry'>;
  uploads: readonly Upload[];
}

const SAYS: Record<Upload['state'], (share: number) => string> = {
  waiting: () => 'Wartet',
  sending: (share) => `${Math.round(share * 100)} % gesendet`,
  drawing: () => 'Wird verkleinert …',
  failed: () => '',
};

/** Every file on its way, with what became of it. */
export const PictureUploads = ({ queue, uploads }: Props) => (
  <ul className={classes.uploads} aria-label="Bilder auf dem Weg" aria-live="polite">
    {uploads.map((upload) => (
      <UploadLine key={upload.key} upload={upload} queue={queue} />
    ))}
  </ul>
);

function UploadLine({ upload, queue }: { upload: Upload; queue: Props['queue'] }) {
  const { key, file, state, problem } = upload;

  return (
    <li className={classes.upload} data-state={state}>
      <div className={classes.uploadWords}>
        <p className={classes.fileName}>{file.name}</p>
        {state === 'failed' ? <p className={classes.problem}>{problem}</p> : <OnItsWay {...upload} />}
      </div>
      {state === 'failed' && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => queue.retry(key)}
        >
          Erneut
        </Button>
      )}
      <ActionIcon
        aria-label={state === 'failed' ? `${file.name} ausblenden` : `${file.name} abbrechen`}
        onClick={() => queue.cancel(key)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

const OnItsWay = ({ file, state, share }: Upload) => (
  <>
    <Progress
      value={share * 100}
      animated={state === 'drawing'}
      size="sm"
      aria-label={`${file.name}: Fortschritt`}
    />
    <p className={classes.quiet}>{SAYS[state](share)}</p>
  </>
);
