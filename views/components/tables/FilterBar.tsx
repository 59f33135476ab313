import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './FilterBar.module.css';

interface FilterBarProps<F extends string> {
  /** Left out where there is nothing to search for. */
  search?: SearchProps;
  filter: F;
  choices: { value: F; label: string }[];
  onFilter: (filter: F) => void;
  /** Smaller labels on a phone, for choices that would not fit beside each other. */
  dense?: boolean;
  className?: string;
}

interface SearchProps {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onChange: (text: string) => void;
}

/** What narrows a list: words to look for, and one of a few views. */
export function FilterBar<F extends string>(props: FilterBarProps<F>) {
  const { search, filter, choices, onFilter, dense = false, className = '' } = props;

  return (
    <search className={`${classes.bar} ${className}`}>
      {search && <SearchField {...search} />}
      <SegmentedControl
        aria-label="Anzeigen"
        className={classes.choices}
        classNames={dense ? { label: classes.dense } : undefined}
        value={filter}
        onChange={onFilter}
        data={choices}
      />
    </search>
  );
}

const SearchField = ({ label, placeholder, maxLength, value, onChange }: SearchProps) => (
  <TextInput
    type="search"
    aria-label={label}
    placeholder={placeholder}
    leftSection={<IconSearch size={18} aria-hidden />}
    value={value}
    maxLength={maxLength}
    className={classes.search}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
