import { Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SuggestRow } from './SuggestRow';
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
  const suggestion = useSuggestion({
    value: String(field.value ?? ''),
    setValue: setText,
    what: 'Beschreibung',
  });
  const isWriting = suggestion.state === 'writing';

  function suggest(): void {
    const name = dish.trim();
    if (name === '') {
      suggestion.setNote('Gib der Speise zuerst einen Namen.');
      return;
    }
    const prompt = `Schreibe die Beschreibung für die Speise „${name}“.`;
    void suggestion.suggest('/api/media/generateText/stream', { prompt, ...(productId && { productId }) });
  }

  return (
    <div>
      <Textarea {...field} value={suggestion.text} readOnly={isWriting} aria-busy={isWriting} />
      <SuggestRow suggestion={suggestion} label="Beschreibung vorschlagen" onSuggest={suggest} />
    </div>
  );
}
