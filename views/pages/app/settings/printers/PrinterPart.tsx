import { Button, Switch } from '@mantine/core';
import { IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { MOST_ROUTES, type PrintRoute } from '../../../../../src/printer/routing/routing.types';
import { USUAL_ROUTE } from '../../../../../src/shop/order/ticket/routing.rules';
import type { PrinterSettingsPage, RoutedPrinterView } from '../../../../../src/shop/paper/paper.view';
import { Select } from '../../../../components/fields/Select';
import { MultiSelect } from '../../../../components/fields/Tags';
import { Section } from '../../../../components/frame/Section';
import { MOOD_TONE } from '../../../../components/tables/printer-mood';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { Device } from './Device';
import classes from './Printers.module.css';
import { RouteFields } from './RouteFields';
import type { PrinterForm } from './useRouting';

interface Props extends Pick<PrinterSettingsPage, 'categories' | 'stations'> {
  printer: RoutedPrinterView;
  others: RoutedPrinterView[];
  form: PrinterForm;
  /** Nobody was named, and this is the first. */
  catchesAnyway: boolean;
  change: (part: Partial<PrinterForm>) => void;
}

export function PrinterPart({ printer, form, change, categories, stations, others, catchesAnyway }: Props) {
  const routes = form.routes ?? [USUAL_ROUTE];
  const put = (next: PrintRoute[]) => change({ routes: next });

  return (
    <Section
      title={printer.name}
      actions={<StatusBadge tone={MOOD_TONE[printer.mood]}>{printer.status}</StatusBadge>}
    >
      <Device printer={printer} others={others} />
      <ul className={classes.routes} aria-label={`Bons von ${printer.name}`}>
        {routes.map((route, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name, and none is moved
          <li key={index}>
            <RouteFields
              route={route}
              index={index}
              printer={printer.name}
              categories={categories}
              change={(part) => put(routes.map((one, at) => (at === index ? { ...one, ...part } : one)))}
              remove={routes.length > 1 ? () => put(routes.filter((_, at) => at !== index)) : undefined}
            />
          </li>
        ))}
      </ul>
      {routes.length < MOST_ROUTES && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => put([...routes, { ...USUAL_ROUTE, template: 'receipt' }])}
          aria-label={`Weiterer Bon für ${printer.name}`}
        >
          Weiterer Bon
        </Button>
      )}
      <div className={classes.printer}>
        <MultiSelect
          label="Stationen"
          description="Zu welcher Station eine Kategorie gehört, steht bei den Kategorien."
          placeholder={form.stations ? undefined : 'alle'}
          data={[...new Set([...stations, ...(form.stations ?? [])])]}
          value={form.stations ?? []}
          onChange={(values) => change({ stations: values.length > 0 ? values : null })}
        />
        <Select
          label="Ausweichdrucker"
          description="Druckt Küchen- und Barbons, wenn dieser eine Minute lang nicht kann."
          placeholder={others.length > 0 ? 'keiner' : 'erst ab zwei Druckern'}
          disabled={others.length === 0}
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={form.failoverId}
          clearable
          onChange={(failoverId) => change({ failoverId })}
        />
        <Catcher
          catches={form.catchAll || catchesAnyway}
          chosen={form.catchAll}
          choose={() => change({ catchAll: true })}
        />
      </div>
    </Section>
  );
}

interface CatcherProps {
  catches: boolean;
  /** Somebody said so; otherwise it is the first one that does it. */
  chosen: boolean;
  choose: () => void;
}

/** It can only be taken over: some printer always does it. */
function Catcher({ catches, chosen, choose }: CatcherProps) {
  if (!catches) {
    return (
      <Switch
        className={classes.catcher}
        label="Druckt auch, was sonst nirgends gedruckt wird"
        description="Übernimmt es von dem Drucker, der es jetzt tut."
        checked={false}
        onChange={choose}
      />
    );
  }
  return (
    <p className={classes.catches}>
      <IconCircleCheck className={classes.check} size={20} aria-hidden />
      <span>
        Druckt auch, was sonst nirgends gedruckt wird
        <small>
          {chosen
            ? 'Einer muss es tun: Ein Gericht ohne Bon wird nie gekocht.'
            : 'Weil kein anderer Drucker dafür gewählt ist, übernimmt es dieser.'}
        </small>
      </span>
    </p>
  );
}
