import { Button, Loader, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { IconCopy, IconSparkles } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import {
  hashtagsIn,
  lengthOf,
  NETWORK_RULES,
  networkProblem,
} from '../../../../../src/media/social/networks.rules';
import { MAX_TEXT, NETWORKS, type Network } from '../../../../../src/media/social/social.types';
import type { TextQuota, TextsState } from '../../../../../src/media/texts/texts.view';
import { Section } from '../../../../components/frame/Section';
import { ConnectHelp } from '../../../../components/texts/ConnectHelp';
import { MonthUsed, textsLeft } from '../../../../components/texts/MonthUsed';
import { useKeptFocus } from '../../../../components/texts/useKeptFocus';
import { type Suggestion, useSuggestion } from '../../../../components/texts/useSuggestion';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './Social.module.css';
import type { Post } from './usePost';
import { NETWORK_LABEL } from './words';

const MAX_WISH = 500;

export function TextPart({ post, texts }: { post: Post; texts: TextsState }) {
  const { draft, type } = post;
  const { template, subjectId, network } = draft;
  const suggestion = useSuggestion({
    value: draft.text,
    setValue: (text) => type({ text }),
    what: 'Text',
  });
  const isWriting = suggestion.state === 'writing';
  const [quota, setQuota] = useState(texts.quota);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post is what ends it
  useEffect(() => suggestion.drop(), [template, subjectId, network]);

  async function write(wish: string): Promise<void> {
    await suggestion.suggest('/api/social/write/stream', { template, subjectId, network, wish });
    const now = await api.get<TextsState>('/api/media/texts', { silent: true });
    if (now.success) setQuota(now.data.quota);
  }

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
            value={suggestion.text}
            readOnly={isWriting}
            aria-busy={isWriting}
            onChange={({ currentTarget }) => type({ text: currentTarget.value })}
          />
          <Counter text={suggestion.text} network={draft.network} />
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
              Vorigen Beitrag zurückholen
            </Button>
          )}
        </div>
        {texts.isConnected ? (
          <ByModel suggestion={suggestion} quota={quota} onWrite={(wish) => void write(wish)} />
        ) : (
          <ModelHint />
        )}
      </div>
    </Section>
  );
}

function Counter({ text, network }: { text: string; network: Network }) {
  const { most, seen, hashtags } = NETWORK_RULES[network];
  const length = lengthOf(text);
  // Facebook takes twenty times more than anybody reads; the field does not.
  const room = Math.min(most, MAX_TEXT);
  const problem = networkProblem(network, text);
  const tags = hashtagsIn(text).length;
  return (
    <p className={classes.counter} data-over={problem !== null || undefined} role="status">
      {problem ??
        [
          `${length.toLocaleString('de-DE')} von ${room.toLocaleString('de-DE')} Zeichen`,
          length > seen && seen < most && `vor „mehr“ stehen die ersten ${seen}`,
          hashtags > 0 && `${tags} von ${hashtags} Hashtags`,
        ]
          .filter(Boolean)
          .join(' · ')}
    </p>
  );
}

interface ByModelProps {
  suggestion: Suggestion;
  quota: TextQuota;
  onWrite: (wish: string) => void;
}

function ByModel({ suggestion: { state, note, undo, cancel }, quota, onWrite }: ByModelProps) {
  const [wish, setWish] = useState('');
  const button = useKeptFocus(state);
  const usedUpId = useId();
  const isUsedUp = textsLeft(quota) === 0;

  return (
    <div className={classes.model}>
      <TextInput
        label="Vom Sprachmodell schreiben lassen"
        placeholder="z. B. lustig, kurz, zum Feierabend"
        maxLength={MAX_WISH}
        value={wish}
        onChange={({ currentTarget }) => setWish(currentTarget.value)}
      />
      {state === 'writing' ? (
        <Button ref={button} variant="default" leftSection={<Loader size="xs" />} onClick={cancel}>
          Abbrechen
        </Button>
      ) : (
        <Button
          ref={button}
          variant="default"
          leftSection={<IconSparkles size={16} aria-hidden />}
          onClick={() => onWrite(wish)}
          disabled={isUsedUp}
          aria-describedby={isUsedUp ? usedUpId : undefined}
        >
          Schreiben
        </Button>
      )}
      <p className={classes.hint} role="status">
        {note}
      </p>
      {isUsedUp && (
        <p id={usedUpId} className={classes.hint}>
          <MonthUsed quota={quota} />
        </p>
      )}
      {undo && (
        <Button variant="subtle" size="compact-sm" onClick={undo}>
          Vorherigen Text zurückholen
        </Button>
      )}
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
