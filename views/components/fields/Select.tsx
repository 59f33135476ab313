import { ComboboxChevron, type SelectProps, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { later, useStandIn } from '../../lib/vike/later';
import { COMBOBOX, labelsOf, lookOf, sendsNothing } from './stand-in';

const select = later<SelectProps>(() => import('@mantine/core').then(({ Select }) => Select));

/** Its list weighs as much as the rest of a small page and comes after it; until then the field shows what is chosen. */
export function Select(props: SelectProps) {
  const { Part, whole, asked, typed, listening } = useStandIn<SelectProps, HTMLInputElement>(select);
  const { data, value, defaultValue, placeholder, searchable, error } = props;
  const label = labelsOf(data).get((value === undefined ? defaultValue : value) ?? '') ?? '';
  const letters = searchable && typed !== label ? typed : '';
  const search = useLetters(Part !== null, letters);
  if (Part)
    return (
      <Part
        {...props}
        ref={whole}
        defaultSearchValue={letters}
        {...search}
        defaultDropdownOpened={asked || letters !== ''}
      />
    );
  return (
    <TextInput
      {...lookOf(props)}
      {...COMBOBOX}
      {...listening}
      key={label}
      readOnly={!searchable}
      onKeyDown={searchable ? sendsNothing : undefined}
      placeholder={placeholder}
      pointer={!searchable}
      defaultValue={label}
      rightSection={<ComboboxChevron size="md" error={error} />}
      rightSectionPointerEvents="none"
    />
  );
}

/** The whole field begins with the label of what is chosen; what somebody has typed by then is put in again. */
function useLetters(isHere: boolean, letters: string) {
  const [searchValue, onSearchChange] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the moment it comes
  useEffect(() => {
    if (isHere && letters !== '') onSearchChange(letters);
  }, [isHere]);
  return searchValue !== null && { searchValue, onSearchChange };
}
