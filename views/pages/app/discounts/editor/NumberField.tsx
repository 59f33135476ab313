import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

interface Props extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Digits behind the comma. */
  decimals?: number;
  unit?: string;
}

/** A number as people type it, 12,5 or 1.000; what is none stays in the field and counts as missing. */
export function NumberField({ value, onChange, decimals = 0, unit, error, onBlur, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = typed !== null && typed.trim() !== '' && numberIn(typed, decimals) === null;
  return (
    <TextInput
      {...field}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={12}
      rightSection={unit && <span>{unit}</span>}
      rightSectionWidth={unit && unit.length > 2 ? 80 : undefined}
      rightSectionPointerEvents="none"
      value={typed ?? value?.toLocaleString('de-DE') ?? ''}
      error={
        error ||
        (unreadable && (decimals > 0 ? 'Bitte eine Zahl eingeben.' : 'Bitte eine ganze Zahl eingeben.'))
      }
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(numberIn(currentTarget.value, decimals));
      }}
      onBlur={(event) => {
        if (!unreadable) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

/** null for what is no number, or has more digits than it may. */
function numberIn(typed: string, decimals: number): number | null {
  const [, whole = '', part = ''] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(typed.trim()) ?? [];
  if (whole === '' || part.length > decimals) return null;
  return Number(`${whole.replaceAll('.', '')}.${part || '0'}`);
}
