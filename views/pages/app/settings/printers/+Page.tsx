import { Button } from '@mantine/core';
import { IconPrinter, IconReceipt } from '@tabler/icons-react';
import type { PrinterSettingsPage } from '../../../../../src/shop/paper/paper.view';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { EmptyState } from '../../../../components/states/EmptyState';
import { CoverNotice } from './CoverNotice';
import { PrinterPart } from './PrinterPart';
import { useRouting } from './useRouting';

export default function PrinterSettings({ printers, categories, stations, cover }: PrinterSettingsPage) {
  const { forms, change, save, busy, dirty, reset } = useRouting(printers);
  const hasCatcher = forms.some(({ catchAll }) => catchAll);

  return (
    <>
      <PageHeader
        title="Drucker"
        lead="Welcher Drucker was druckt, wann und wie oft. Hinzugefügt wird einer unter „Druckaufträge“."
        actions={printers.length > 0 && <QueueLink variant="default" label="Zu den Druckaufträgen" />}
      />
      <CoverNotice cover={cover} />
      {printers.length === 0 ? (
        <EmptyState
          icon={IconPrinter}
          title="Noch kein Drucker"
          action={<QueueLink variant="filled" label="Drucker verbinden" />}
        >
          Unter Druckaufträge verbindest du den ersten. Danach legst du hier fest, was er druckt.
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
    </>
  );
}

const QueueLink = ({ variant, label }: { variant: 'default' | 'filled'; label: string }) => (
  <Button
    component="a"
    href="/app/printerQueue"
    variant={variant}
    leftSection={<IconReceipt size={18} aria-hidden />}
  >
    {label}
  </Button>
);
