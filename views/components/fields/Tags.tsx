import {
  ComboboxChevron,
  type MultiSelectProps,
  Pill,
  PillGroup,
  PillsInput,
  type TagsInputProps,
} from '@mantine/core';
import type { HTMLAttributes, RefAttributes } from 'react';
import { later, useStandIn } from '../../lib/vike/later';
import { COMBOBOX, labelsOf, lookOf } from './stand-in';

const multiSelect = later<MultiSelectProps>(() =>
  import('@mantine/core').then(({ MultiSelect }) => MultiSelect),
);
const tagsInput = later<TagsInputProps>(() => import('@mantine/core').then(({ TagsInput }) => TagsInput));

export function MultiSelect(props: MultiSelectProps) {
  const { Part, whole, asked, listening } = useStandIn<MultiSelectProps, HTMLInputElement>(multiSelect);
  if (Part) return <Part {...props} ref={whole} defaultDropdownOpened={asked} />;
  const labels = labelsOf(props.data);
  const chosen = (props.value ?? []).map((value) => labels.get(value) ?? value);
  return <Pills field={props} labels={chosen} listening={listening} withChevron />;
}

export function TagsInput(props: TagsInputProps) {
  const { Part, whole, listening } = useStandIn<TagsInputProps, HTMLInputElement>(tagsInput);
  if (Part) return <Part {...props} ref={whole} />;
  return <Pills field={props} labels={props.value ?? []} listening={listening} />;
}

interface PillsProps {
  field: Parameters<typeof lookOf>[0] & { placeholder?: string };
  labels: string[];
  listening: HTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>;
  withChevron?: boolean;
}

/** What is chosen, before anything can be added to it or taken away. */
const Pills = ({ field, labels, listening, withChevron = false }: PillsProps) => (
  <PillsInput
    {...lookOf(field)}
    size="md"
    rightSection={withChevron && <ComboboxChevron size="md" error={field.error} />}
    rightSectionPointerEvents="none"
  >
    <PillGroup disabled={field.disabled}>
      {labels.map((label) => (
        <Pill key={label} withRemoveButton disabled={field.disabled}>
          {label}
        </Pill>
      ))}
      <PillsInput.Field
        {...COMBOBOX}
        {...listening}
        placeholder={field.placeholder}
        disabled={field.disabled}
      />
    </PillGroup>
  </PillsInput>
);
