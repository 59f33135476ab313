import { Button, Textarea } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { TextKind } from '../../../../../src/shop/legal/legal.types';
import { type EditedText, KIND_PATH, KIND_TITLE } from '../../../../../src/shop/legal/legal.view';
import { unnamedIn } from '../../../../../src/shop/legal/texts/named-services.rules';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { Section } from '../../../../components/frame/Section';
import { UnnamedServices } from '../../../../components/paying/UnnamedServices';
import { Preview } from './Preview';
import classes from './Texts.module.css';
import type { Editing } from './useTexts';
import { Versions } from './Versions';

interface Props {
  text: EditedText;
  editing: Editing;
  slug: string;
}

export function TextEditor({ text, editing, slug }: Props) {
  const { kind, generated, services, versions, preview } = text;
  const draft = editing.draftOf(kind);
  const write = (markdown: string) => editing.write(kind, markdown);

  return (
    <Section
      title={KIND_TITLE[kind]}
      lead={<State version={draft.version} path={`/s/${slug}/${KIND_PATH[kind]}`} />}
      actions={
        <Regenerate
          kind={kind}
          isGenerated={draft.markdown === generated}
          onConfirm={() => write(generated)}
        />
      }
    >
      <UnnamedServices names={unnamedIn(draft.markdown, services)}>
        In diesem Text steht davon noch nichts. „Neu erzeugen“ schreibt es hinein; was du von Hand geändert
        hast, geht dabei verloren.
      </UnnamedServices>
      <div className={classes.sides}>
        <Textarea
          label={`${KIND_TITLE[kind]} als Text`}
          description="Überschriften beginnen mit ##, Aufzählungen mit -, Fettes steht zwischen **."
          classNames={{ input: classes.input }}
          autosize
          minRows={14}
          maxRows={30}
          maxLength={60_000}
          value={draft.markdown}
          error={draft.problem}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <Preview kind={kind} markdown={draft.markdown} initial={preview} />
      </div>
      <Versions kind={kind} versions={versions} onTake={write} />
    </Section>
  );
}

interface RegenerateProps {
  kind: TextKind;
  /** The text already is the generated one. */
  isGenerated: boolean;
  onConfirm: () => void;
}

function Regenerate({ kind, isGenerated, onConfirm }: RegenerateProps) {
  const [asking, setAsking] = useState(false);

  function confirm(): void {
    onConfirm();
    setAsking(false);
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        disabled={isGenerated}
        onClick={() => setAsking(true)}
      >
        Neu erzeugen
      </Button>
      <ConfirmModal
        opened={asking}
        title={`${KIND_TITLE[kind]} neu erzeugen?`}
        confirm="Neu erzeugen"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        Der Text wird aus den heutigen Angaben zum Restaurant neu geschrieben. Was hier von Hand geändert
        wurde, geht verloren. Gäste sehen ihn erst nach dem Veröffentlichen.
      </ConfirmModal>
    </>
  );
}

const State = ({ version, path }: { version: number | null; path: string }) =>
  version === null ? (
    <>Noch nicht veröffentlicht. Der Vorschlag stammt aus den Angaben zum Restaurant.</>
  ) : (
    <>
      Fassung {version} ist veröffentlicht.{' '}
      <a href={path} target="_blank" rel="noreferrer">
        Im Shop ansehen
      </a>
    </>
  );
