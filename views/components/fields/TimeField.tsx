import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { endIn, timeIn } from '../../lib/form/time-of-day.rules';

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** 'HH:mm', or empty; what nobody can read stands here as it was typed. */
  value: string;
  /** Is told what nobody can read as well, so that whoever keeps it refuses it. */
  onChange: (time: string) => void;
  /** When something ends: '24:00' is a time then. */
  end?: boolean;
}

export const UNREADABLE = 'Bitte eine Uhrzeit wie 11:30 eingeben.';

/** A time of the day in 24 hours, typed as people type it: 9, 930, 9.30. */
export function TimeField({
  value,
  onChange,
  end = false,
  error,
  onBlur,
  onKeyDown,
  ...input
}: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = end ? endIn : timeIn;
  const unreadable = typed === null && value !== '' && read(value) === null;

  function settle(): void {
    if (typed === null) return;
    const text = typed.trim();
    onChange(read(text) ?? text);
    setTyped(null);
  }

  return (
    <TextInput
      {...input}
      inputMode="numeric"
      autoComplete="off"
      placeholder="11:30"
      maxLength={9}
      value={typed ?? value}
      error={error || (unreadable && UNREADABLE)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={(event) => {
        if (saves(event)) settle();
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
    />
  );
}

/** The key of the bar that saves leaves the focus here. */
const saves = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey);
