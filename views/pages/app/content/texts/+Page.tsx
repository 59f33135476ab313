import { navigate } from 'vike/client/router';
import type { TextDesk } from '../../../../../src/media/texts/desk/text-desk.view';
import type { TextTaskKind } from '../../../../../src/media/texts/desk/text-task.types';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { FilterBar } from '../../../../components/tables/FilterBar';
import { ConnectHelp } from '../../../../components/texts/ConnectHelp';
import { Proposals } from './Proposals';
import { TaskPanel } from './TaskPanel';
import classes from './TextsPage.module.css';
import { TranslationList } from './TranslationList';
import { useTextDesk } from './useTextDesk';

const PARTS: { value: TextTaskKind; label: string }[] = [
  { value: 'descriptions', label: 'Beschreibungen' },
  { value: 'translations', label: 'Englisch' },
];

export default function Page(page: TextDesk) {
  return (
    <>
      <PageHeader
        title="Texte"
        lead="Ein Sprachmodell schlägt vor, was Gäste lesen. Auf die Karte kommt nur, was du übernimmst."
      />
      <FilterBar
        className={classes.parts}
        filter={page.kind}
        choices={PARTS}
        onFilter={(kind) => void navigate(`/app/content/texts?kind=${kind}`, { keepScrollPosition: true })}
        dense
      />
      <Desk key={page.kind} page={page} />
    </>
  );
}

function Desk({ page }: { page: TextDesk }) {
  const current = useTextDesk(page);
  const { desk } = current;

  return (
    <div className={classes.desk}>
      {desk.isConnected ? <TaskPanel current={current} /> : <ConnectHelp />}
      <Proposals current={current} />
      {desk.kind === 'translations' && <TranslationList rows={desk.translations} changed={current.refresh} />}
    </div>
  );
}
