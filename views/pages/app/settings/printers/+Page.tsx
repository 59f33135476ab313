import { Button } from '@mantine/core';
import { IconPlus, IconPrinter, IconReceipt } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { reload } from 'vike/client/router';
import type { PrinterSettingsPage } from '../../../../../src/shop/paper/paper.view';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { EmptyState } from '../../../../components/states/EmptyState';
import { CoverNotice, dishes } from './CoverNotice';
import { PrinterPart } from './PrinterPart';
import { useRouting } from './useRouting';

const AddPrinter = lazy(() => import('../../../../components/printers/AddPrinter'));

export default function PrinterSettings({ printers, categories, stations, cover }: PrinterSettingsPage) {
  const { forms, change, save, busy, dirty, reset } = useRouting(printers);
  const [adding, setAdding] = useState<'open' | 'over' | null>(null);
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding('open')}>
      Drucker hinzufügen
    </Button>
  );
  const hasCatcher = forms.some(({ catchAll }) => catchAll);

  return (
    <>
      <PageHeader
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
      />
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
          <SaveBar dirty={dirty} saving={busy} onReset={reset} onSave={() => void save()} />
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
    </>
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
