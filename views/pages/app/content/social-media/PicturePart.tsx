import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconDownload, IconRefresh, IconShare2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { POST_FORMATS, POST_SIZES, type PostFormat } from '../../../../../src/media/social/social.types';
import { LoadingState } from '../../../../components/states/LoadingState';
import { Problem } from '../../../../components/states/Problem';
import { handOver } from '../../../../lib/http/hand-over';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './Social.module.css';
import { usePicture } from './usePicture';
import type { Post } from './usePost';
import { FORMAT_HINT, FORMAT_LABEL } from './words';

/** The picture as it will be posted, and the two ways to take it along. */
export function PicturePart({ post }: { post: Post }) {
  const { draft, look, isProposing } = post;
  const { url, file, problem, waiting, again } = usePicture(draft, isProposing);
  const name = `${slugOf(draft.title)}-${draft.format}.jpg`;
  const { width, height } = POST_SIZES[draft.format];

  return (
    <section className={classes.preview} aria-label="Bild" aria-busy={waiting} data-under-banner>
      <SegmentedControl
        aria-label="Format"
        classNames={{ label: classes.tight }}
        fullWidth
        value={draft.format}
        data={POST_FORMATS.map((value) => ({ value, label: FORMAT_LABEL[value] }))}
        onChange={(format) => look(format as PostFormat)}
      />
      <p className={classes.hint}>{FORMAT_HINT[draft.format]}</p>
      <div className={classes.stage} style={{ aspectRatio: `${width} / ${height}` }}>
        {url ? (
          <img
            className={classes.picture}
            data-waiting={waiting || undefined}
            src={url}
            alt={`Bild zum Beitrag „${draft.title}“`}
          />
        ) : (
          waiting && <LoadingState label="Das Bild wird gemalt …" />
        )}
        {!url && !waiting && problem && (
          <div className={classes.failed}>
            <Problem>{problem}</Problem>
            {again && (
              <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={again}>
                Noch einmal versuchen
              </Button>
            )}
          </div>
        )}
        {!url && !waiting && !problem && (
          <p className={classes.hint}>Sobald die große Zeile ausgefüllt ist, entsteht hier das Bild.</p>
        )}
      </div>
      <div className={classes.buttons}>
        <Download file={waiting ? null : file} isPossible={waiting || file !== null} name={name} />
        <Share file={waiting ? null : file} name={name} text={draft.text} />
      </div>
    </section>
  );
}

/** Pressed while the picture is still being drawn, it waits for it: what is taken along is what was asked for last. */
function Download({ file, isPossible, name }: { file: Blob | null; isPossible: boolean; name: string }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || (!file && isPossible)) return;
    setWanted(false);
    if (file && isPossible) handOver(file, name);
  }, [isWanted, file, isPossible, name]);

  return (
    <>
      <Button
        leftSection={<IconDownload size={16} aria-hidden />}
        disabled={!isPossible}
        loading={isWanted}
        onClick={() => setWanted(true)}
      >
        Bild herunterladen
      </Button>
      {/* It is there before it says something, so that it is read aloud. */}
      <Text className={classes.drawing} size="sm" role="status">
        {isWanted && 'Das Bild wird noch gemalt, dann lädt es.'}
      </Text>
    </>
  );
}

/** Phones hand picture and text over together; where a browser cannot, there is no button. */
function Share({ file, name, text }: { file: Blob | null; name: string; text: string }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    const probe = new File([''], 'bild.jpg', { type: 'image/jpeg' });
    setCanShare(navigator.canShare?.({ files: [probe] }) ?? false);
  }, []);
  if (!canShare) return null;

  async function share(): Promise<void> {
    if (!file) return;
    const files = [new File([file], name, { type: 'image/jpeg' })];
    // Some apps take the picture alone: the text is then there to be pasted.
    const copied = copiedText(text);
    try {
      await navigator.share({ files, text });
      if (!(await copied))
        toast.info(
          'Der Browser lässt uns nicht kopieren. Fehlt der Text in der App, kopiere ihn hier von Hand.',
        );
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (error instanceof Error && error.name === 'AbortError') return;
      toast.error('Teilen hat nicht geklappt. Lade das Bild herunter und kopiere den Text.');
    }
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare2 size={16} aria-hidden />}
        disabled={!file}
        onClick={() => void share()}
      >
        Teilen
      </Button>
      <p className={`${classes.hint} ${classes.wide}`}>
        Manche Apps übernehmen nur das Bild. Der Text liegt dann in der Zwischenablage, zum Einfügen.
      </p>
    </>
  );
}

async function copiedText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'beitrag';
