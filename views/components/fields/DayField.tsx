import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isDayOfThisCentury } from '../../../src/shared/berlin-time';

interface Props {
  label: string;
  /** YYYY-MM-DD; '' for none. */
  value: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}

/** A day to look at. Whoever types 2026 comes through the years 2, 20 and 202: nobody is asked about those. */
export function DayField({ label, value, min, max, onDay }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);

  return (
    <TextInput
      type="date"
      aria-label={label}
      value={typed}
      min={min}
      max={max}
      onChange={({ currentTarget: { value: day } }) => {
        setTyped(day);
        if (day === '' || isDayOfThisCentury(day)) onDay(day);
      }}
    />
  );
}
