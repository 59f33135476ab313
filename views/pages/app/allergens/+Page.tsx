import { Button, Pagination } from '@mantine/core';
import { IconWheat } from '@tabler/icons-react';
import { navigate } from 'vike/client/router';
import type { AllergensPage } from '../../../../src/shop/allergen-matrix/allergen-matrix.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import classes from './Allergens.module.css';
import { CodeChoice } from './CodeChoice';
import { Legend, Marks } from './Legend';
import { Matrix } from './Matrix';
import { PdfButton } from './PdfButton';

export default function Page({ codeSet, ownCodes, rows, unchecked, page, pages }: AllergensPage) {
  if (rows.length === 0) return <NoDishes />;
  const open = [
    unchecked.dish > 0 && countOf(unchecked.dish, 'Gericht', 'Gerichte'),
    unchecked.option > 0 && countOf(unchecked.option, 'Extra', 'Extras'),
  ].filter(Boolean);

  return (
    <>
      <PageHeader
        title="Allergene"
        lead="Was jede Speise enthält. Gäste sehen es auf der Karte, bevor sie bestellen."
        badge={
          <StatusBadge tone={open.length > 0 ? 'warn' : 'good'}>
            {open.length > 0 ? `${open.join(' und ')} ungeprüft` : 'Alles geprüft'}
          </StatusBadge>
        }
        actions={<PdfButton />}
      />
      <div className={classes.head}>
        <CodeChoice codeSet={codeSet} ownCodes={ownCodes} />
        <p className={classes.keys}>
          <span className={classes.byHand}>Tippe in die Tabelle, um anzukreuzen.</span>
          <span className={classes.byKey}>
            Mit den Pfeiltasten durch die Tabelle, mit der Leertaste ankreuzen.
          </span>{' '}
          In der Spalte „Stand“ trägst du ein, dass du geprüft und nichts gefunden hast.
        </p>
      </div>
      <Marks />
      <Matrix key={page} rows={rows} codeSet={codeSet} />
      {pages > 1 && <Pages page={page} pages={pages} />}
      <Legend rows={rows} codeSet={codeSet} />
    </>
  );
}

const countOf = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const NoDishes = () => (
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

const WORDS = { previous: 'Vorige Seite', next: 'Nächste Seite', first: 'Erste', last: 'Letzte' };

const Pages = ({ page, pages }: Pick<AllergensPage, 'page' | 'pages'>) => (
  <Pagination
    value={page}
    total={pages}
    onChange={(next) => void navigate(next === 1 ? '/app/allergens' : `/app/allergens?page=${next}`)}
    getControlProps={(control) => ({ 'aria-label': WORDS[control] })}
    getItemProps={(number) => ({ 'aria-label': `Seite ${number}` })}
    mt="lg"
  />
);
