import { Alert, Button } from '@mantine/core';
import { IconPlus, IconPrinter, IconReceipt } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { reload } from 'vike/client/router';
import type { PrinterSettingsPage } from '../../../../../src/shop/paper/paper.view';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { EmptyState } from '../../../../components/states/EmptyState';
import { CoverNotice, dishes } from './CoverNotice';
import { PrinterPart } from './PrinterPart';
import { useRouting } from './useRouting';

const AddPrinter = lazy(() => import('../../../../components/printers/AddPrinter'));

export default function PrinterSettings(page: PrinterSettingsPage) {
  const { printers, categories, stations, cover, limit, planName } = page;
  const { forms, change, save, busy, changedIds, reset } = useRouting(printers);
  const [adding, setAdding] = useState<'open' | 'over' | null>(null);
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding('open')}>
      Drucker hinzufügen
    </Button>
  );
  const hasCatcher = forms.some(({ catchAll }) => catchAll);

  return (
    <SettingsFrame
      title="Drucker"
      lead="Wie die Drucker angeschlossen sind und was jeder druckt, wann und wie oft."
      actions={
        printers.length > 0 && (
          <>
            <QueueLink />
            {addButton}
          </>
        )
      }
    >
      {limit !== null && printers.length > limit && (
        <Alert color="yellow.4" mb="lg" role="status">
          {`Der Tarif „${planName}“ reicht für ${limit === 0 ? 'keinen' : limit} Drucker, ihr habt ${printers.length}. Alle drucken weiter, neue lassen sich nicht anlegen. `}
          <a href="/pricing">Tarife ansehen</a>
        </Alert>
      )}
      {printers.length > 0 && <CoverNotice cover={cover} />}
      {printers.length === 0 ? (
        <EmptyState icon={IconPrinter} title="Noch kein Drucker" action={addButton}>
          {cover.without > 0 && `${dishes(cover.without)} ohne Drucker: Bestellungen stehen nur am Tresen. `}
          Verbinde den ersten, danach legst du hier fest, was er druckt. Es geht auch ohne.
        </EmptyState>
      ) : (
        <>
          {printers.map((printer, index) => (
            <PrinterPart
              key={printer.id}
              printer={printer}
              others={printers.filter(({ id }) => id !== printer.id)}
              form={forms[index]!}
              catchesAnyway={!hasCatcher && index === 0}
              change={(part) => change(printer.id, part)}
              categories={categories}
              stations={stations}
            />
          ))}
          <SaveBar
            what="Drucker"
            changes={printers
              .filter(({ id }) => changedIds.includes(id))
              .map(({ name }) => `Drucker „${name}“`)}
            saving={busy}
            onReset={reset}
            onSave={save}
          />
        </>
      )}
      <Suspense>
        {adding && (
          <AddPrinter
            opened={adding === 'open'}
            printers={printers}
            close={() => setAdding('over')}
            added={() => void reload()}
          />
        )}
      </Suspense>
    </SettingsFrame>
  );
}

const QueueLink = () => (
  <Button
    component="a"
    href="/app/printerQueue"
    variant="default"
    leftSection={<IconReceipt size={18} aria-hidden />}
  >
    Druckaufträge
  </Button>
);
