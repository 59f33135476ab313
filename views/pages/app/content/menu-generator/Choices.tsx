import { SegmentedControl, Switch } from '@mantine/core';
import { WEEKDAYS, type Weekday } from '../../../../../src/shared/berlin-time';
import { FULFILMENT_LABEL, FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { Language } from '../../../../../src/shared/voice.types';
import { type MenuChoice, PAPER_FORMATS } from '../../../../../src/shop/printed-menu/printed-menu.types';
import type { MenuGeneratorPage } from '../../../../../src/shop/printed-menu/printed-menu.view';
import { Select } from '../../../../components/fields/Select';
import { Section } from '../../../../components/frame/Section';
import { DAY_NAMES } from '../../../../components/hours/week';
import { CategoryChoice } from './CategoryChoice';
import { FORMAT_LABEL } from './choice';
import { DesignChoice } from './DesignChoice';
import classes from './MenuGenerator.module.css';

export interface ChoicesProps extends Pick<MenuGeneratorPage, 'categories' | 'untranslated'> {
  choice: MenuChoice;
  change: (part: Partial<MenuChoice>) => void;
}

const USUAL = 'usual';
const EVERY_DAY = 'all';

export function Choices(props: ChoicesProps) {
  const { choice, change } = props;
  return (
    <div className={classes.choices}>
      <Section title="Aussehen">
        <div className={classes.fields}>
          <DesignChoice value={choice.design} onChange={(design) => change({ design })} />
          <Select
            label="Format"
            value={choice.format}
            data={PAPER_FORMATS.map((value) => ({ value, label: FORMAT_LABEL[value] }))}
            allowDeselect={false}
            onChange={(format) => format && change({ format: format as MenuChoice['format'] })}
          />
          <Select
            label="Spalten"
            value={String(choice.columns)}
            data={COLUMNS}
            allowDeselect={false}
            onChange={(columns) => change({ columns: Number(columns) })}
          />
          <Switch
            label="Beschreibungen drucken"
            checked={choice.descriptions}
            onChange={({ currentTarget }) => change({ descriptions: currentTarget.checked })}
          />
          <Switch
            label="Schnittmarken und 3 mm Anschnitt"
            description="Für die Druckerei. Auf dem eigenen Drucker ohne."
            checked={choice.cropMarks}
            onChange={({ currentTarget }) => change({ cropMarks: currentTarget.checked })}
          />
        </div>
      </Section>
      <Content {...props} />
    </div>
  );
}

const COLUMNS = [
  { value: '0', label: 'Automatisch' },
  { value: '1', label: 'Eine' },
  { value: '2', label: 'Zwei' },
  { value: '3', label: 'Drei' },
];

function Content({ choice, change, categories, untranslated }: ChoicesProps) {
  const hasDays = categories.some(({ days }) => days !== null);
  return (
    <Section title="Inhalt">
      <div className={classes.fields}>
        <div>
          <SegmentedControl
            aria-label="Sprache"
            fullWidth
            value={choice.language}
            data={[
              { value: 'de', label: 'Deutsch' },
              { value: 'en', label: 'Englisch' },
            ]}
            onChange={(language) => change({ language: language as Language })}
          />
          {choice.language === 'en' && untranslated > 0 && <Untranslated count={untranslated} />}
        </div>
        <Select
          label="Preise und Speisen für"
          value={choice.fulfilment ?? USUAL}
          data={[
            { value: USUAL, label: 'Alles, übliche Preise' },
            ...FULFILMENTS.map((value) => ({ value, label: FULFILMENT_LABEL[value] })),
          ]}
          allowDeselect={false}
          onChange={(value) => change({ fulfilment: value === USUAL ? null : (value as Fulfilment) })}
        />
        {hasDays && (
          <Select
            label="Tag"
            description="Lässt Kategorien weg, die an diesem Tag keine Zeiten haben."
            value={choice.weekday ?? EVERY_DAY}
            data={[
              { value: EVERY_DAY, label: 'Jeder Tag' },
              ...WEEKDAYS.map((value) => ({ value, label: DAY_NAMES[value] })),
            ]}
            allowDeselect={false}
            onChange={(value) => change({ weekday: value === EVERY_DAY ? null : (value as Weekday) })}
          />
        )}
        <CategoryChoice
          categories={categories}
          chosen={choice.categoryIds}
          weekday={choice.weekday}
          onChange={(categoryIds) => change({ categoryIds })}
        />
      </div>
    </Section>
  );
}

const Untranslated = ({ count }: { count: number }) => (
  <p className={classes.hint}>
    {count === 1 ? 'Ein Text steht' : `${count} Texte stehen`} noch auf Deutsch.{' '}
    <a href="/app/content/texts?kind=translations">Übersetzen</a>
  </p>
);
