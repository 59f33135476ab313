import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { LegalTextsPage } from '../../../../../src/shop/legal/legal.view';
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
        dirty={editing.dirty.length > 0}
        saving={editing.saving}
        onReset={editing.canReset ? editing.reset : undefined}
        onSave={editing.publish}
        label={editing.dirty.length > 1 ? 'Beide veröffentlichen' : 'Veröffentlichen'}
      />
      <TextConflict editing={editing} />
    </>
  );
}
