import { Button, Loader } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useId } from 'react';
import { ConnectHelp } from './ConnectHelp';
import classes from './Texts.module.css';
import { useKeptFocus } from './useKeptFocus';
import type { Suggestion } from './useSuggestion';

interface Props {
  suggestion: Suggestion;
  label: string;
  onSuggest: () => void;
}

/** Below a field that a language model may write into. */
export function SuggestRow({ suggestion, label, onSuggest }: Props) {
  const noteId = useId();
  const { state, note, undo } = suggestion;
  const button = useKeptFocus(state);

  return (
    <>
      <div className={classes.suggest}>
        {state === 'writing' ? (
          <>
            <span className={classes.writing}>
              <Loader size="xs" aria-hidden="true" /> Wird geschrieben …
            </span>
            <Button ref={button} variant="default" size="compact-sm" onClick={suggestion.cancel}>
              Abbrechen
            </Button>
          </>
        ) : (
          <>
            <Button
              ref={button}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconSparkles size={16} aria-hidden="true" />}
              onClick={onSuggest}
              aria-describedby={note ? noteId : undefined}
            >
              {label}
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
    </>
  );
}
