import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { formatCents, parseEuro } from '../../../src/shared/money';

interface EuroInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Null for an empty field. */
  value: number | null;
  onChange: (cents: number | null) => void;
}

const UNREADABLE = 'Bitte einen Betrag wie 2,90 oder 1.234,50 eingeben.';

/** Takes 2,9 and 1.234,50 and hands out cents; what cannot be read stays in the field with a sentence. */
export function EuroInput({ value, onChange, error, onBlur, onFocus, ...input }: EuroInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = typed !== null && typed.trim() !== '' && parseEuro(typed) === null;

  function change(text: string): void {
    setTyped(text);
    const cents = parseEuro(text);
    if (cents !== null || text.trim() === '') onChange(cents);
  }

  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      rightSection={<span aria-hidden>€</span>}
      value={typed ?? (value === null ? '' : formatCents(value))}
      error={error || (unreadable && UNREADABLE)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (!unreadable) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
