import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { KIND_TITLE, type LegalTextsPage } from '../../../../../src/shop/legal/legal.view';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { TextConflict } from './TextConflict';
import { TextEditor } from './TextEditor';
import { useTexts } from './useTexts';

/** One or several texts that are published together. */
export function TextEditors({ texts, needsImprint, slug }: LegalTextsPage) {
  const editing = useTexts(texts);

  return (
    <>
      {needsImprint && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} mb="lg">
          Für gute Texte fehlen noch Angaben zum Betreiber.{' '}
          <a href="/app/settings/imprint">Zuerst die Angaben zum Impressum ausfüllen</a>
        </Alert>
      )}
      {texts.map((text) => (
        <TextEditor key={text.kind} text={text} editing={editing} slug={slug} />
      ))}
      <SaveBar
        what={editing.dirty.length > 1 ? 'Rechtstexte' : KIND_TITLE[editing.dirty[0] ?? 'terms']}
        changes={editing.dirty.map((kind) => KIND_TITLE[kind])}
        words={editing.canReset ? undefined : 'Vorschlag, noch nicht veröffentlicht'}
        guarded={editing.canReset}
        saving={editing.saving}
        onReset={editing.canReset ? editing.reset : undefined}
        onSave={editing.publish}
        label={editing.dirty.length > 1 ? 'Beide veröffentlichen' : 'Veröffentlichen'}
      />
      <TextConflict editing={editing} />
    </>
  );
}
