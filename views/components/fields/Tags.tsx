import {
  ComboboxChevron,
  type MultiSelectProps,
  Pill,
  PillGroup,
  PillsInput,
  type TagsInputProps,
} from '@mantine/core';
import type { HTMLAttributes, KeyboardEvent, KeyboardEventHandler, RefAttributes } from 'react';
import { later, useStandIn } from '../../lib/vike/later';
import { COMBOBOX, labelsOf, lookOf, sendsNothing } from './stand-in';

const multiSelect = later<MultiSelectProps>(() =>
  import('@mantine/core').then(({ MultiSelect }) => MultiSelect),
);
const tagsInput = later<TagsInputProps>(() => import('@mantine/core').then(({ TagsInput }) => TagsInput));

export function MultiSelect(props: MultiSelectProps) {
  const { Part, whole, asked, typed, listening } = useStandIn<MultiSelectProps, HTMLInputElement>(
    multiSelect,
  );
  if (Part)
    return (
      <Part {...props} ref={whole} defaultSearchValue={typed} defaultDropdownOpened={asked || typed !== ''} />
    );
  const labels = labelsOf(props.data);
  const chosen = (props.value ?? []).map((value) => labels.get(value) ?? value);
  return (
    <Pills
      field={props}
      labels={chosen}
      listening={listening}
      withChevron
      readOnly={!props.searchable}
      press={props.searchable ? sendsNothing : undefined}
    />
  );
}

export function TagsInput(props: TagsInputProps) {
  const { Part, whole, typed, listening } = useStandIn<TagsInputProps, HTMLInputElement>(tagsInput);
  if (Part) return <Part {...props} ref={whole} defaultSearchValue={typed} />;
  const { value = [], onChange } = props;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    sendsNothing(event);
    const tag = event.currentTarget.value.trim();
    if (event.key !== 'Enter' || tag === '') return;
    event.currentTarget.value = '';
    if (!value.includes(tag)) onChange?.([...value, tag]);
  };
  return <Pills field={props} labels={value} listening={listening} press={press} />;
}

interface PillsProps {
  field: Parameters<typeof lookOf>[0] & { placeholder?: string };
  labels: string[];
  listening: HTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>;
  withChevron?: boolean;
  readOnly?: boolean;
  press?: KeyboardEventHandler<HTMLInputElement>;
}

/** What is chosen, before anything can be added to it or taken away. What somebody types meanwhile goes on in the whole field. */
const Pills = ({ field, labels, listening, withChevron = false, readOnly = false, press }: PillsProps) => (
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
        readOnly={readOnly}
        onKeyDown={press}
        placeholder={field.placeholder}
        disabled={field.disabled}
      />
    </PillGroup>
  </PillsInput>
);
