import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { TimeRange } from '../../../src/shop/opening-hours/opening-hours.types';
import { FieldError } from '../fields/FieldError';
import classes from './Hours.module.css';
import { RangeRow } from './RangeRow';
import { ALL_DAY, isAllDay, MAX_RANGES, withAnother } from './week';

interface RangesProps {
  /** 'Montag': what the fields are called for those who cannot see where they stand. */
  name: string;
  ranges: TimeRange[];
  /** The path in the settings whose problems belong here. */
  field: string;
  problems: Record<string, string>;
  /** Shown while there is no range. */
  empty?: string;
  onChange: (ranges: TimeRange[]) => void;
}

/** The stretches of one day: several, past midnight, or around the clock. */
export function Ranges({ name, ranges, field, problems, empty, onChange }: RangesProps) {
  const whole = isAllDay({ ranges });
  const mayRemove = ranges.length > 1 || Boolean(empty);

  return (
    <div className={classes.ranges}>
      {ranges.length === 0 && <p className={classes.closed}>{empty}</p>}
      {whole ? (
        <p className={classes.closed}>Rund um die Uhr</p>
      ) : (
        ranges.map((range, index) => (
          <RangeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
            key={index}
            name={ranges.length > 1 ? `${name}, ${index + 1}. Zeit,` : name}
            range={range}
            id={`${field}.${index}`}
            problem={problems[`${field}.${index}`]}
            onChange={(to) => onChange(ranges.map((old, i) => (i === index ? to : old)))}
            onRemove={mayRemove ? () => onChange(ranges.filter((_, i) => i !== index)) : undefined}
          />
        ))
      )}
      <FieldError id={field}>{problems[field]}</FieldError>
      <Tools name={name} ranges={ranges} whole={whole} onChange={onChange} />
    </div>
  );
}

type ToolsProps = Pick<RangesProps, 'name' | 'ranges' | 'onChange'> & { whole: boolean };

const Tools = ({ name, ranges, whole, onChange }: ToolsProps) => (
  <div className={classes.tools} data-whole={whole || undefined}>
    {!whole && ranges.length < MAX_RANGES && (
      <Button
        variant="subtle"
        color="lilac"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-label={`${name}: weitere Zeit`}
        onClick={() => onChange(withAnother(ranges))}
      >
        Zeit
      </Button>
    )}
    <Button
      variant={whole ? 'default' : 'subtle'}
      color="lilac"
      size="compact-md"
      aria-label={`${name}: ${whole ? 'Zeiten eintragen' : '24 h'}`}
      onClick={() => onChange(whole ? withAnother([]) : [ALL_DAY])}
    >
      {whole ? 'Zeiten eintragen' : '24 h'}
    </Button>
  </div>
);
