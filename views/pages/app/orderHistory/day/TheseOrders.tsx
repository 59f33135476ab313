import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { DayPage } from '../../../../../src/shop/history/day/day.view';
import { Section } from '../../../../components/frame/Section';
import { CsvButton } from '../CsvButton';
import { PLAIN, queryOf } from '../question.rules';
import classes from './Day.module.css';

/** What the figures are made of, to look at one by one or for the tax adviser. */
export function TheseOrders({ page: { period } }: { page: DayPage }) {
  const asked = { ...PLAIN, ...period };

  return (
    <Section title="Alle Bestellungen dieser Zeit">
      <div className={classes.choice}>
        <Button
          component="a"
          href={`/app/orderHistory${queryOf(asked)}`}
          variant="default"
          leftSection={<IconHistory size={18} aria-hidden />}
        >
          Ansehen
        </Button>
        <CsvButton asked={asked} />
      </div>
    </Section>
  );
}
