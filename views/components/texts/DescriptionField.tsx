import { Button, Loader, Textarea } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { type ComponentProps, useId } from 'react';
import { ConnectHelp } from './ConnectHelp';
import classes from './Texts.module.css';
import { useSuggestion } from './useSuggestion';

interface Props extends ComponentProps<typeof Textarea> {
  /** What the dish is called at this moment. */
  dish: string;
  /** Of a stored dish, so that the model learns what it is made of. */
  productId: string | null;
  setText: (text: string) => void;
}

/** The description of a dish, which a language model may suggest. */
export function DescriptionField({ dish, productId, setText, ...field }: Props) {
  const noteId = useId();
  const suggestion = useSuggestion({ value: String(field.value ?? ''), setValue: setText });
  const { state, note, undo } = suggestion;
  const isWriting = state === 'writing';

  function suggest(): void {
    const name = dish.trim();
    if (name === '') {
      suggestion.setNote('Gib der Speise zuerst einen Namen.');
      return;
    }
    const prompt = `Schreibe die Beschreibung für die Speise „${name}“.`;
    void suggestion.suggest({ prompt, ...(productId && { productId }) });
  }

  return (
    <div>
      <Textarea {...field} readOnly={isWriting} aria-busy={isWriting} />
      <div className={classes.suggest}>
        {isWriting ? (
          <>
            <span className={classes.writing}>
              <Loader size="xs" aria-hidden="true" /> Wird geschrieben …
            </span>
            <Button variant="default" size="compact-sm" onClick={suggestion.cancel}>
              Abbrechen
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconSparkles size={16} aria-hidden="true" />}
              onClick={suggest}
              aria-describedby={note ? noteId : undefined}
            >
              Beschreibung vorschlagen
            </Button>
            {undo && (
              <Button variant="subtle" size="compact-sm" onClick={undo}>
                Vorherigen Text zurückholen
              </Button>
            )}
          </>
        )}
      </div>
      <p id={noteId} className={classes.note} role="status">
        {note}
      </p>
      {state === 'unconnected' && <ConnectHelp close={suggestion.closeHelp} />}
    </div>
  );
}
