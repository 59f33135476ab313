import { Button, Group, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { PictureRow } from '../../../src/media/media.view';
import { useSending } from '../../lib/form/sending';
import { closing, useUnsaved } from '../../lib/form/unsaved';
import { api } from '../../lib/http/api';
import { toast } from '../../lib/toasts/toasts';
import { Modal } from '../dialogs/Dialog';
import { Problem } from '../states/Problem';
import { SuggestRow } from '../texts/SuggestRow';
import { useSuggestion } from '../texts/useSuggestion';
import classes from './Picture.module.css';
import { PictureFocus } from './PictureFocus';

type Editable = Pick<PictureRow, 'id' | 'alt' | 'focus' | 'src' | 'width' | 'height'>;

interface Props {
  picture: Editable;
  onSaved: (picture: PictureRow) => void;
  onClose: () => void;
  /** What else the library knows of it. */
  children?: ReactNode;
}

const WINDOW = 'picture';

/** The description and the focal point of a picture; they apply wherever it is used. */
export function PictureDetails({ picture, onSaved, onClose, children }: Props) {
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState(picture.focus);
  const { busy, problem, send } = useSending();

  const isMoved = focus?.x !== picture.focus?.x || focus?.y !== picture.focus?.y;
  const dirty = alt !== picture.alt || isMoved;
  useUnsaved(dirty ? { what: 'Bild', save } : null, WINDOW);
  const leave = closing(WINDOW, onClose);

  async function save(): Promise<boolean> {
    const saved = await send(() =>
      api.post<PictureRow>('/api/media/update', { id: picture.id, alt, focus }, { silent: true }),
    );
    if (!saved) return false;
    toast.success('Bild gespeichert');
    onSaved(saved.data);
    onClose();
    return true;
  }

  return (
    <Modal
      opened
      onClose={leave}
      title="Bild bearbeiten"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Schließen' }}
      closeOnClickOutside={false}
    >
      <Problem>{problem}</Problem>
      <p className={classes.label}>Bildmitte</p>
      <p className={classes.quiet}>
        Tippe auf das Wichtigste im Bild. Es bleibt auf jeder Seite im Ausschnitt.
      </p>
      <PictureFocus picture={picture} focus={focus} onChange={setFocus} />
      <AltField id={picture.id} value={alt} onChange={setAlt} />
      {children}
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={() => void leave()} disabled={busy}>
          Abbrechen
        </Button>
        <Button onClick={() => void save()} loading={busy}>
          Speichern
        </Button>
      </Group>
    </Modal>
  );
}

interface AltFieldProps {
  /** Of the picture that the model looks at. */
  id: string;
  value: string;
  onChange: (alt: string) => void;
}

function AltField({ id, value, onChange }: AltFieldProps) {
  const suggestion = useSuggestion({ value, setValue: onChange, what: 'Text' });
  const isWriting = suggestion.state === 'writing';

  return (
    <div>
      <Textarea
        label="Was ist zu sehen?"
        description="Wird Gästen vorgelesen, die das Bild nicht sehen. Am besten ein kurzer Satz: „Margherita mit frischem Basilikum auf einem Holzbrett“. „Bild von“ und der Preis gehören nicht hinein."
        value={suggestion.text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        maxLength={200}
        minRows={2}
        autosize
        mt="lg"
        readOnly={isWriting}
        aria-busy={isWriting}
      />
      <SuggestRow
        suggestion={suggestion}
        label="Text vorschlagen"
        onSuggest={() => void suggestion.suggest('/api/media/generateAlt/stream', { id })}
      />
    </div>
  );
}
