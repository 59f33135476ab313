import type { InputWrapperProps, SelectProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';

/** What a field that is not there yet says to a screen reader. */
export const COMBOBOX = {
  role: 'combobox',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
  readOnly: true,
} as const;

/** Enter chooses among what the letters find. Before there is anything to choose from it would send the form around the field. */
export function sendsNothing(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.preventDefault();
}

type Look = Pick<InputWrapperProps, 'className' | 'description' | 'error' | 'label' | 'mb' | 'mt' | 'w'> &
  Pick<SelectProps, 'aria-label' | 'disabled' | 'name' | 'required'>;

/** Of all that is said about a field, what can be seen of it. */
export const lookOf = ({
  className,
  description,
  error,
  label,
  mb,
  mt,
  w,
  'aria-label': name,
  disabled,
  required,
}: Look): Look => ({
  className,
  description,
  error,
  label,
  mb,
  mt,
  w,
  'aria-label': name,
  disabled,
  required,
});

/** What is written on the choices, by their value. */
export function labelsOf(data: SelectProps['data'] = []): Map<string, string> {
  const items = data.flatMap((item) => (typeof item === 'object' && 'items' in item ? item.items : [item]));
  return new Map(
    items.map((item) => (typeof item === 'string' ? [item, item] : [item.value, wordsOn(item)])),
  );
}

const wordsOn = (item: { value: string; label?: string }): string => item.label ?? item.value;
