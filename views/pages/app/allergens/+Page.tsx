import { Pagination, Select } from '@mantine/core';
import { IconWheat } from '@tabler/icons-react';
import { navigate, reload } from 'vike/client/router';
import { legendOf } from '../../../../src/shop/catalog/allergens.rules';
import type { CodeSet } from '../../../../src/shop/catalog/allergens.types';
import type { AllergensPage } from '../../../../src/shop/catalog/catalog.view';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { StatusBadge } from '../../../components/StatusBadge';
import { api } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import classes from './Allergens.module.css';
import { Matrix } from './Matrix';

const SPELLINGS: { value: CodeSet; label: string }[] = [
  { value: 'AT', label: 'A B C D … L M N O P R (üblich)' },
  { value: 'AN', label: 'A bis N, fortlaufend' },
  { value: 'NUM', label: '1 bis 14, Zusatzstoffe als Buchstaben' },
];

export default function Page({ codeSet, rows, unchecked, page, pages }: AllergensPage) {
  async function spell(next: string | null): Promise<void> {
    const answer = await api.post('/api/allergens/codeSet', { codeSet: next });
    if (answer.success) toast.success('Die Karte zeigt jetzt diese Kürzel.');
    await reload();
  }

  if (rows.length === 0)
    return (
      <>
        <PageHeader title="Allergene" />
        <EmptyState icon={IconWheat} title="Noch keine Speise">
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
      />
      <div className={classes.head}>
        <Select
          label="Kürzel auf der Karte"
          data={SPELLINGS}
          value={codeSet}
          onChange={(next) => void spell(next)}
          allowDeselect={false}
          className={classes.spelling}
        />
        <p className={classes.keys}>
          Mit den Pfeiltasten durch die Tabelle, mit der Leertaste ankreuzen. In der Spalte „Stand“ trägst du
          ein, dass du geprüft und nichts gefunden hast.
        </p>
      </div>
      <Matrix key={page} rows={rows} codeSet={codeSet} />
      {pages > 1 && (
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
      )}
      <h2 className={classes.legendTitle}>Legende auf der Karte</h2>
      <dl className={classes.legend}>
        {legendOf(rows, codeSet).map(({ code, name }) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
