import { ActionIcon, NumberInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import {
  MOST_COPIES,
  MOST_MINUTES,
  type PrintEventName,
  type PrintRoute,
  type TemplateName,
} from '../../../../../src/printer/routing/routing.types';
import { FULFILMENT_LABEL, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { RoutedCategory } from '../../../../../src/shop/paper/paper.view';
import { Select } from '../../../../components/fields/Select';
import { MultiSelect } from '../../../../components/fields/Tags';
import classes from './Printers.module.css';
import { choicesOf, EVENT_WORDS, TEMPLATE_WORDS } from './routing-words';

const TEMPLATES = Object.entries(TEMPLATE_WORDS).map(([value, { label }]) => ({ value, label }));

interface Props {
  route: PrintRoute;
  index: number;
  printer: string;
  categories: RoutedCategory[];
  change: (part: Partial<PrintRoute>) => void;
  /** Left out for the only one: a printer without papers would be one that prints nothing. */
  remove?: () => void;
}

const listOf = <T,>(values: T[]): T[] | null => (values.length > 0 ? values : null);

/** One kind of paper: what it says, when it comes, how often, and for what. */
export function RouteFields({ route, index, printer, categories, change, remove }: Props) {
  const { event, template, copies, orderTypes, categories: chosen } = route;
  const isPart = template === 'kitchen' || template === 'bar';

  return (
    <fieldset className={classes.route}>
      <legend className={classes.legend}>
        {TEMPLATE_WORDS[template].label}
        {remove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="xl"
            aria-label={`Bon ${index + 1} von „${printer}“ entfernen`}
            onClick={remove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </legend>
      <p className={classes.what}>{TEMPLATE_WORDS[template].text}</p>
      <div className={classes.fields}>
        <Select
          label="Vorlage"
          data={TEMPLATES}
          value={template}
          allowDeselect={false}
          onChange={(value) => value && change({ template: value as TemplateName })}
        />
        <Select
          label="Gedruckt wird"
          data={choicesOf(EVENT_WORDS)}
          value={event}
          allowDeselect={false}
          onChange={(value) => value && change({ event: value as PrintEventName })}
        />
        {event === 'due' && (
          <NumberInput
            label="Minuten vorher"
            placeholder="wie sonst"
            min={0}
            max={MOST_MINUTES}
            clampBehavior="strict"
            allowDecimal={false}
            value={route.minutes ?? ''}
            onChange={(value) => change({ minutes: typeof value === 'number' ? value : null })}
          />
        )}
        <NumberInput
          label="Exemplare"
          min={1}
          max={MOST_COPIES}
          clampBehavior="strict"
          allowDecimal={false}
          value={copies}
          onChange={(value) => typeof value === 'number' && change({ copies: value })}
        />
        <MultiSelect
          label="Bestellungen"
          placeholder={orderTypes ? undefined : 'alle'}
          data={choicesOf(FULFILMENT_LABEL)}
          value={orderTypes ?? []}
          onChange={(values) => change({ orderTypes: listOf(values as Fulfilment[]) })}
        />
        {isPart && (
          <MultiSelect
            className={classes.wide}
            label="Kategorien"
            placeholder={chosen ? undefined : 'nach Stationen'}
            data={categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen ?? []}
            searchable
            onChange={(values) => change({ categories: listOf(values) })}
          />
        )}
      </div>
    </fieldset>
  );
}
