import { IconAlertTriangle, IconBan, IconPhotoOff, IconWheat } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { ProductFilter, ProductQuestion } from '../../../../../src/shop/dish/product-input.types';
import { countsByCategory, countsOf } from '../../../../../src/shop/dish/product-question.rules';
import type { ProductRow } from '../../../../../src/shop/dish/product-row.view';
import classes from './Rail.module.css';

interface Props {
  question: ProductQuestion;
  categories: { id: string; name: string }[];
  rows: readonly ProductRow[];
  ask: (question: ProductQuestion) => void;
}

const STATES: { filter: ProductFilter; label: string; icon: ReactNode }[] = [
  { filter: 'soldOut', label: 'Ausverkauft', icon: <IconBan size={16} aria-hidden /> },
  { filter: 'allergensUnchecked', label: 'Allergene prüfen', icon: <IconWheat size={16} aria-hidden /> },
  { filter: 'noPicture', label: 'Ohne Bild', icon: <IconPhotoOff size={16} aria-hidden /> },
  { filter: 'warned', label: 'Mit Hinweis', icon: <IconAlertTriangle size={16} aria-hidden /> },
];

/** Beside the list from 1200 px on, above it as a row of chips below. */
export function CategoryRail({ question, categories, rows, ask }: Props) {
  const counts = countsOf(rows);
  const each = countsByCategory(rows);
  const { categoryId, filter } = question;
  const states = STATES.filter((one) => counts[one.filter] > 0 || one.filter === filter);

  return (
    <nav className={classes.rail} aria-label="Speisen eingrenzen" data-under-banner>
      <Group title="Kategorie">
        <Choice
          label="Alle Speisen"
          count={rows.length}
          chosen={categoryId === null}
          choose={() => ask({ ...question, categoryId: null })}
        />
        {categories.map(({ id, name }) => (
          <Choice
            key={id}
            label={name}
            count={each.get(id) ?? 0}
            chosen={categoryId === id}
            choose={() => ask({ ...question, categoryId: id })}
          />
        ))}
      </Group>
      {states.length > 0 && (
        <Group title="Zustand">
          {states.map((one) => (
            <Choice
              key={one.filter}
              label={one.label}
              icon={one.icon}
              count={counts[one.filter]}
              chosen={filter === one.filter}
              choose={() => ask({ ...question, filter: filter === one.filter ? 'all' : one.filter })}
            />
          ))}
        </Group>
      )}
    </nav>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={classes.group}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.choices} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  count: number;
  chosen: boolean;
  choose: () => void;
  icon?: ReactNode;
}

const Choice = ({ label, count, chosen, choose, icon }: ChoiceProps) => (
  <li>
    <button type="button" className={classes.choice} aria-pressed={chosen} onClick={choose}>
      {icon}
      <span className={classes.label}>{label}</span> <span className={classes.count}>{count}</span>
    </button>
  </li>
);
