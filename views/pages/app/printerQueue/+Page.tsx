import { Button } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PrinterQueuePage } from '../../../../src/printer/queue/print-queue.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { CoverHint } from '../../../components/printers/CoverHint';
import { EmptyState } from '../../../components/states/EmptyState';
import { Jobs } from './Jobs';
import { PaperModal } from './PaperModal';
import { PrinterCard } from './PrinterCard';
import classes from './PrinterQueue.module.css';
import { useFreshQueue } from './useFreshQueue';

const AddPrinter = lazy(() => import('../../../components/printers/AddPrinter'));

export default function Page({ printers, jobs, printerId, mayManage }: PrinterQueuePage) {
  const [adding, setAdding] = useState<'open' | 'over' | null>(null);
  const [shownJob, setShownJob] = useState<string | null>(null);
  const { refresh } = useFreshQueue();
  const addButton = mayManage && <AddButton onClick={() => setAdding('open')} />;

  return (
    <>
      <PageHeader
        title="Druckaufträge"
        lead="Was gedruckt wird, was hängt und wie es den Druckern geht."
        actions={printers.length > 0 && addButton}
      />
      {mayManage && <CoverHint />}
      {printers.length === 0 ? (
        <NoPrinter mayManage={mayManage} action={addButton} />
      ) : (
        <ul className={classes.printers} aria-label="Drucker">
          {printers.map((printer) => (
            <PrinterCard
              key={printer.id}
              printer={printer}
              others={printers.filter(({ id }) => id !== printer.id)}
              mayManage={mayManage}
              changed={refresh}
            />
          ))}
        </ul>
      )}
      {(printers.length > 0 || jobs.length > 0) && (
        <Jobs jobs={jobs} printers={printers} printerId={printerId} show={setShownJob} changed={refresh} />
      )}
      <Suspense>
        {adding && (
          <AddPrinter
            opened={adding === 'open'}
            printers={printers}
            close={() => setAdding('over')}
            added={refresh}
          />
        )}
      </Suspense>
      <PaperModal jobId={shownJob} close={() => setShownJob(null)} />
    </>
  );
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onClick}>
    Drucker hinzufügen
  </Button>
);

const NoPrinter = ({ mayManage, action }: { mayManage: boolean; action: ReactNode }) => (
  <EmptyState icon={IconPrinter} title="Noch kein Drucker" action={action}>
    {mayManage
      ? 'Verbinde einen Bondrucker von Star oder Epson, einen im Netz oder den am Rechner. Danach druckt er jede angenommene Bestellung; bis dahin stehen alle nur am Tresen.'
      : 'Wer das Restaurant leitet, kann hier einen Drucker verbinden.'}
  </EmptyState>
);
