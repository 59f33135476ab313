import { navigate } from 'vike/client/router';
import type { TextDesk } from '../../../../../src/media/texts/desk/text-desk.view';
import type { TextTaskKind } from '../../../../../src/media/texts/desk/text-task.types';
import { FEATURES } from '../../../../../src/shop/subscription/plans';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { PlanLock } from '../../../../components/states/PlanLock';
import { FilterBar } from '../../../../components/tables/FilterBar';
import { ConnectHelp } from '../../../../components/texts/ConnectHelp';
import { Proposals } from './Proposals';
import { TaskPanel } from './TaskPanel';
import classes from './TextsPage.module.css';
import { TranslationList } from './TranslationList';
import { type CurrentDesk, useTextDesk } from './useTextDesk';

const PARTS: { value: TextTaskKind; label: string }[] = [
  { value: 'descriptions', label: 'Beschreibungen' },
  { value: 'translations', label: 'Englisch' },
  { value: 'alts', label: 'Bilder' },
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
      <Writing current={current} />
      <Proposals current={current} />
      {desk.kind === 'translations' && (
        <TranslationList rows={desk.translations} inAll={desk.translatable} changed={current.refresh} />
      )}
    </div>
  );
}

/** What is running comes to its end on any plan. */
function Writing({ current }: { current: CurrentDesk }) {
  const { isConnected, quota, task } = current.desk;
  if (!isConnected) return <ConnectHelp />;
  if (quota.limit === 0 && task?.state !== 'running')
    return <PlanLock level={FEATURES.texts}>Texte vom Sprachmodell gibt es</PlanLock>;
  return <TaskPanel current={current} />;
}
