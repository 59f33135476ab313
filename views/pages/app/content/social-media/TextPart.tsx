import { Button, Loader, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { IconCopy, IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import {
  hashtagsIn,
  lengthOf,
  NETWORK_RULES,
  networkProblem,
} from '../../../../../src/media/social/networks.rules';
import { MAX_TEXT, NETWORKS, type Network } from '../../../../../src/media/social/social.types';
import { Section } from '../../../../components/frame/Section';
import { ConnectHelp } from '../../../../components/texts/ConnectHelp';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './Social.module.css';
import type { Post } from './usePost';
import { NETWORK_LABEL } from './words';

const MAX_WISH = 500;
const DEADLINE_MS = 40_000;

export function TextPart({ post, isConnected }: { post: Post; isConnected: boolean }) {
  const { draft, type } = post;
  return (
    <Section title="Text">
      <div className={classes.fields}>
        <SegmentedControl
          aria-label="Netzwerk"
          classNames={{ label: classes.tight }}
          fullWidth
          value={draft.network}
          data={NETWORKS.map((value) => ({ value, label: NETWORK_LABEL[value] }))}
          onChange={(network) => post.choose({ network: network as Network })}
        />
        <div>
          <Textarea
            aria-label="Text des Beitrags"
            autosize
            minRows={6}
            maxRows={16}
            maxLength={MAX_TEXT}
            value={draft.text}
            onChange={({ currentTarget }) => type({ text: currentTarget.value })}
          />
          <Counter text={draft.text} network={draft.network} />
        </div>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy(draft.text)}
          >
            Text kopieren
          </Button>
          {post.bringBack && (
            <Button variant="subtle" onClick={post.bringBack}>
              Vorherigen Text zurückholen
            </Button>
          )}
        </div>
        {isConnected ? <ByModel post={post} /> : <ModelHint />}
      </div>
    </Section>
  );
}

function Counter({ text, network }: { text: string; network: Network }) {
  const { most, seen, hashtags } = NETWORK_RULES[network];
  const length = lengthOf(text);
  const problem = networkProblem(network, text);
  const tags = hashtagsIn(text).length;
  return (
    <p className={classes.counter} data-over={problem !== null || undefined} role="status">
      {problem ??
        [
          `${length.toLocaleString('de-DE')} von ${most.toLocaleString('de-DE')} Zeichen`,
          length > seen && seen < most && `vor „mehr“ stehen die ersten ${seen}`,
          hashtags > 0 && `${tags} von ${hashtags} Hashtags`,
        ]
          .filter(Boolean)
          .join(' · ')}
    </p>
  );
}

/** The model writes into the field; whatever goes wrong, the field is as it was. */
function ByModel({ post }: { post: Post }) {
  const [wish, setWish] = useState('');
  const [isWriting, setWriting] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function write(): Promise<void> {
    const leaving = new AbortController();
    running.current = leaving;
    setWriting(true);
    setNote(null);
    const { template, subjectId, network } = post.draft;
    const answer = await api.post<{ text: string; leftOut: string[] }>(
      '/api/social/write',
      { template, subjectId, network, wish },
      { silent: true, signal: leaving.signal, deadlineMs: DEADLINE_MS },
    );
    setWriting(false);
    if (leaving.signal.aborted) return;
    if (!answer.success) return setNote(answer.message);
    post.type({ text: answer.data.text });
    if (answer.data.leftOut.length > 0) setNote(`Weggelassen: ${answer.data.leftOut.join(', ')}.`);
  }

  return (
    <div className={classes.model}>
      <TextInput
        label="Vom Sprachmodell schreiben lassen"
        placeholder="z. B. lustig, kurz, zum Feierabend"
        maxLength={MAX_WISH}
        value={wish}
        onChange={({ currentTarget }) => setWish(currentTarget.value)}
      />
      {isWriting ? (
        <Button variant="default" leftSection={<Loader size="xs" />} onClick={() => running.current?.abort()}>
          Abbrechen
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconSparkles size={16} aria-hidden />}
          onClick={() => void write()}
        >
          Schreiben
        </Button>
      )}
      <p className={classes.hint} role="status">
        {note}
      </p>
    </div>
  );
}

function ModelHint() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <ConnectHelp close={() => setOpen(false)} />
  ) : (
    <p className={classes.hint}>
      Ein Sprachmodell kann hier mitschreiben.{' '}
      <button type="button" className={classes.link} onClick={() => setOpen(true)}>
        Wie verbinde ich eines?
      </button>
    </p>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Text kopiert');
  } catch {
    toast.error('Der Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn von Hand.');
  }
}
