import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { timeIn } from '../../lib/form/time-of-day.rules';

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** 'HH:mm', or empty. */
  value: string;
  onChange: (time: string) => void;
}

/** A time of the day in 24 hours, typed as people type it: 9, 930, 9.30. */
export function TimeField({ value, onChange, error, onBlur, ...input }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = typed !== null && typed.trim() !== '' && timeIn(typed) === null;

  function settle(): void {
    if (typed === null || unreadable) return;
    onChange(timeIn(typed) ?? '');
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
      error={error || (unreadable && 'Bitte eine Uhrzeit wie 11:30 eingeben.')}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
    />
  );
}
