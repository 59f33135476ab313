import { Button, Pagination, Select } from '@mantine/core';
import { IconFileTypePdf, IconWheat } from '@tabler/icons-react';
import { useState } from 'react';
import { navigate, reload } from 'vike/client/router';
import type { AllergensPage } from '../../../../src/shop/allergen-matrix/allergen-matrix.view';
import { legendOf } from '../../../../src/shop/allergens/allergens.rules';
import type { ShippedSet } from '../../../../src/shop/allergens/allergens.types';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import { api } from '../../../lib/http/api';
import { download } from '../../../lib/http/transfer';
import { toast } from '../../../lib/toasts/toasts';
import classes from './Allergens.module.css';
import { Matrix } from './Matrix';
import { toldOf } from './matrix';
import { OwnCodes } from './OwnCodes';

const OWN = 'OWN';
const SPELLINGS: { value: ShippedSet | typeof OWN; label: string }[] = [
  { value: 'AT', label: 'A B C D … L M N O P R (üblich)' },
  { value: 'AN', label: 'A bis N, fortlaufend' },
  { value: 'NUM', label: '1 bis 14, Zusatzstoffe als Buchstaben' },
  { value: OWN, label: 'Eigene Kürzel' },
];

export default function Page({ codeSet, ownCodes, rows, unchecked, page, pages }: AllergensPage) {
  const [editing, setEditing] = useState(false);
  const isOwn = typeof codeSet !== 'string';

  async function spell(next: string | null): Promise<void> {
    if (next === OWN) return setEditing(true);
    const answer = await api.post('/api/allergens/codeSet', { codeSet: next });
    if (answer.success) toast.success('Die Karte zeigt jetzt diese Kürzel.');
    await reload();
  }

  if (rows.length === 0)
    return (
      <>
        <PageHeader title="Allergene" />
        <EmptyState
          icon={IconWheat}
          title="Noch keine Speise"
          action={
            <Button component="a" href="/app/products">
              Zu den Speisen
            </Button>
          }
        >
          Sobald Speisen auf der Karte stehen, trägst du hier ein, was sie enthalten.
        </EmptyState>
      </>
    );

  return (
    <>
      <PageHeader
        title="Allergene"
        lead="Was jede Speise enthält. Gäste sehen es auf der Karte, bevor sie bestellen."
        badge={
          <StatusBadge tone={unchecked > 0 ? 'warn' : 'good'}>
            {unchecked > 0 ? `${unchecked} ungeprüft` : 'Alles geprüft'}
          </StatusBadge>
        }
        actions={<PdfButton />}
      />
      <div className={classes.head}>
        <Select
          label="Kürzel auf der Karte"
          data={SPELLINGS}
          value={isOwn ? OWN : codeSet}
          onChange={(next) => void spell(next)}
          allowDeselect={false}
          className={classes.spelling}
        />
        {isOwn && (
          <Button variant="default" onClick={() => setEditing(true)}>
            Kürzel ändern
          </Button>
        )}
        <p className={classes.keys}>
          Mit den Pfeiltasten durch die Tabelle, mit der Leertaste ankreuzen. In der Spalte „Stand“ trägst du
          ein, dass du geprüft und nichts gefunden hast.
        </p>
      </div>
      <p className={classes.marks}>
        <span>
          <b>×</b> von Hand eingetragen
        </span>
        <span>
          <b>●</b> kommt aus einer Zutat
        </span>
      </p>
      <Matrix key={page} rows={rows} codeSet={codeSet} />
      {pages > 1 && <Pages page={page} pages={pages} />}
      <h2 className={classes.legendTitle}>Legende auf der Karte</h2>
      <dl className={classes.legend}>
        {legendOf(rows.map(toldOf), codeSet).map(({ code, name }) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <OwnCodes opened={editing} from={ownCodes ?? codeSet} close={() => setEditing(false)} />
    </>
  );
}

function PdfButton() {
  const [busy, setBusy] = useState(false);

  async function fetchSheet(): Promise<void> {
    setBusy(true);
    await download('/api/allergens/pdf', 'Allergene.pdf');
    setBusy(false);
  }

  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      loading={busy}
      onClick={() => void fetchSheet()}
    >
      Als PDF drucken
    </Button>
  );
}

function Pages({ page, pages }: Pick<AllergensPage, 'page' | 'pages'>) {
  return (
    <Pagination
      value={page}
      total={pages}
      onChange={(next) => void navigate(next === 1 ? '/app/allergens' : `/app/allergens?page=${next}`)}
      getControlProps={(control) => ({
        'aria-label': { previous: 'Vorige Seite', next: 'Nächste Seite', first: 'Erste', last: 'Letzte' }[
          control
        ],
      })}
      getItemProps={(number) => ({ 'aria-label': `Seite ${number}` })}
      mt="lg"
    />
  );
}
