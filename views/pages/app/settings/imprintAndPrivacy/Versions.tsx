import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { TextKind } from '../../../../../src/shop/legal/legal.types';
import { KIND_TITLE, type ShownText, type TextVersion } from '../../../../../src/shop/legal/legal.view';
import { Modal } from '../../../../components/dialogs/Dialog';
import { DateTime } from '../../../../components/tables/DateTime';
import { api } from '../../../../lib/http/api';
import { Markup } from '../../../../storefront/legal/Markup';
import classes from './Texts.module.css';

interface Props {
  kind: TextKind;
  versions: TextVersion[];
  onTake: (markdown: string) => void;
}

/** Every version guests have ever been shown. */
export function Versions({ kind, versions, onTake }: Props) {
  const [text, setText] = useState<ShownText | null>(null);

  async function open(version: number): Promise<void> {
    const answer = await api.get<ShownText>(`/api/legal/text/${kind}/${version}`);
    if (answer.success) setText(answer.data);
  }

  function take(): void {
    if (text) onTake(text.markdown);
    setText(null);
  }

  if (versions.length === 0) return null;
  return (
    <>
      <h3 className={classes.heading}>Fassungen</h3>
      <ol className={classes.versions}>
        {versions.map(({ version, publishedAt, who }) => (
          <li key={version}>
            <span>
              <strong>Fassung {version}</strong> vom <DateTime at={publishedAt} />, {who}
            </span>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={`${KIND_TITLE[kind]}, Fassung ${version} ansehen`}
              onClick={() => open(version)}
            >
              Ansehen
            </Button>
          </li>
        ))}
      </ol>
      <OldVersion kind={kind} text={text} onTake={take} onClose={() => setText(null)} />
    </>
  );
}

interface OldVersionProps {
  kind: TextKind;
  text: ShownText | null;
  onTake: () => void;
  onClose: () => void;
}

const OldVersion = ({ kind, text, onTake, onClose }: OldVersionProps) => (
  <Modal
    opened={text !== null}
    onClose={onClose}
    size="xl"
    title={text && `${KIND_TITLE[kind]}, Fassung ${text.version}`}
  >
    {text && (
      <>
        <div className={classes.paper}>
          <Markup blocks={text.blocks} />
        </div>
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={onClose}>
            Schließen
          </Button>
          <Button onClick={onTake}>In den Editor übernehmen</Button>
        </Group>
      </>
    )}
  </Modal>
);
