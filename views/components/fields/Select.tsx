import { ComboboxChevron, type SelectProps, TextInput } from '@mantine/core';
import { later, useStandIn } from '../../lib/vike/later';
import { COMBOBOX, labelsOf, lookOf } from './stand-in';

const select = later<SelectProps>(() => import('@mantine/core').then(({ Select }) => Select));

/** Its list weighs as much as the rest of a small page and comes after it; until then the field shows what is chosen. */
export function Select(props: SelectProps) {
  const { Part, whole, asked, listening } = useStandIn<SelectProps, HTMLInputElement>(select);
  if (Part) return <Part {...props} ref={whole} defaultDropdownOpened={asked} />;
  const { data, value, defaultValue, placeholder, searchable, error } = props;
  const chosen = value === undefined ? defaultValue : value;
  return (
    <TextInput
      {...lookOf(props)}
      {...COMBOBOX}
      {...listening}
      placeholder={placeholder}
      pointer={!searchable}
      value={labelsOf(data).get(chosen ?? '') ?? ''}
      rightSection={<ComboboxChevron size="md" error={error} />}
      rightSectionPointerEvents="none"
    />
  );
}
