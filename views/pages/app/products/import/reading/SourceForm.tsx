import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { MenuReadingView } from '../../../../../../src/media/reading/menu-reading.view';
import type { TextQuota } from '../../../../../../src/media/texts/texts.view';
import { FileButton } from '../../../../../components/fields/FileButton';
import { MonthUsed, textsLeft } from '../../../../../components/texts/MonthUsed';
import classes from './OldMenu.module.css';
import type { OldMenu } from './useOldMenu';

const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf';
const MAX_TEXT = 40_000;

/** What was pasted before and did not become a table is not to be pasted again. */
const pastedIn = (reading: MenuReadingView | null): string =>
  reading?.kind === 'text' ? reading.sources.filter((part) => part !== null).join('\n') : '';

/** A photo, a PDF or pasted text. */
export function SourceForm({ old, quota }: { old: OldMenu; quota: TextQuota }) {
  const [text, setText] = useState(() => pastedIn(old.reading));
  const [sent, setSent] = useState<'file' | 'text'>('file');
  const isUsedUp = textsLeft(quota) === 0;

  return (
    <div className={classes.form}>
      <div className={classes.buttons}>
        <FileButton
          accept={ACCEPTED}
          onChange={(file) => {
            setSent('file');
            void old.readFile(file);
          }}
          inputProps={{ 'aria-label': 'Foto oder PDF der alten Karte' }}
        >
          {(props) => (
            <Button {...props} loading={old.busy && sent === 'file'} disabled={old.busy || isUsedUp}>
              Foto oder PDF wählen
            </Button>
          )}
        </FileButton>
        <p className={classes.quiet}>
          JPG, PNG, WebP oder PDF bis 12 MB. Hat die Karte mehrere Seiten, lies ein Foto nach dem anderen ein.
        </p>
      </div>
      <Textarea
        label="Oder den Text der Karte einfügen"
        description="Eine Zeile je Speise, mit Preis. Überschriften werden Kategorien."
        placeholder={'Vorspeisen\n1 Bruschetta 5,90\n2 Tagessuppe 4,50'}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={MAX_TEXT}
        autosize
        minRows={4}
        maxRows={14}
      />
      <div className={classes.buttons}>
        <Button
          variant="default"
          onClick={() => {
            setSent('text');
            void old.readText(text);
          }}
          loading={old.busy && sent === 'text'}
          disabled={text.trim() === '' || isUsedUp}
        >
          Text lesen lassen
        </Button>
        <p className={classes.quiet}>
          Jede Seite zählt als ein Text. <MonthUsed quota={quota} /> Das Bild oder der Text geht an das
          verbundene Sprachmodell.
        </p>
      </div>
    </div>
  );
}
