import { TextInput } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight, IconSearch, IconSettings } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import type { SettingFact } from '../../../../src/shop/settings/setting-facts.rules';
import type { SettingsIndexPage } from '../../../../src/shop/settings/settings.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { EmptyState } from '../../../components/states/EmptyState';
import { settingsFor } from '../../../layouts/settings-index';
import { useSingleKeys } from '../../../lib/form/single-keys';
import { usePageUser } from '../../../lib/vike/page-context';
import { usePages } from '../../../lib/vike/pages';
import classes from './Index.module.css';
import { type FoundEntry, searched } from './settings-search.rules';

export default function SettingsIndex({ facts }: SettingsIndexPage) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const groups = searched(settingsFor(usePageUser()?.role ?? null, usePages()), typed);
  const first = groups[0]?.entries[0];

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && typed.trim() && first) void navigate(first.path);
    if (event.key === 'Escape') setTyped('');
    if (event.key === 'ArrowDown') focusNext(list.current, 1, event);
  }

  return (
    <>
      <PageHeader
        title="Einstellungen"
        lead="Alles, was euer Restaurant ausmacht, auf kleinen Seiten."
        actions={<Search typed={typed} onType={setTyped} onKeyDown={press} />}
      />
      <p role="status" className="visually-hidden">
        {typed.trim() && said(groups.flatMap(({ entries }) => entries).length)}
      </p>
      {groups.length === 0 ? (
        <EmptyState icon={IconSettings} title="Nichts gefunden">
          Unter „{typed.trim()}“ gibt es keine Einstellung. Versuch es mit einem anderen Wort.
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among the links inside
        <div
          ref={list}
          className={classes.groups}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') focusNext(list.current, 1, event);
            if (event.key === 'ArrowUp') focusNext(list.current, -1, event);
          }}
        >
          {groups.map(({ label, entries }) => (
            <section key={label} className={classes.group} aria-label={label}>
              <h2 className={classes.title}>{label}</h2>
              <ul className={classes.list}>
                {entries.map((entry) => (
                  <Entry key={entry.path} entry={entry} fact={facts[entry.path.split('/').at(-1) ?? '']} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

const said = (count: number): string =>
  count === 1 ? '1 Einstellung gefunden' : `${count} Einstellungen gefunden`;

interface SearchProps {
  typed: string;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A slash leads here from anywhere on the page. */
function Search({ typed, onType, onKeyDown }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useSingleKeys({ '/': () => field.current?.focus() });

  return (
    <TextInput
      ref={field}
      type="search"
      aria-label="Einstellung suchen"
      placeholder="Einstellung suchen"
      aria-keyshortcuts="/"
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={<kbd className={classes.key}>/</kbd>}
      className={classes.search}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function Entry({ entry, fact }: { entry: FoundEntry; fact: SettingFact | undefined }) {
  return (
    <li>
      <a href={entry.path} className={classes.entry}>
        <span className={classes.words}>
          <span className={classes.label}>{entry.label}</span>
          <span className={classes.fact} data-warns={(fact?.warns && !entry.field) || undefined}>
            {fact?.warns && !entry.field && <IconAlertTriangle size={16} aria-hidden />}
            {entry.field ?? fact?.text ?? entry.about}
          </span>
        </span>
        <IconChevronRight size={18} aria-hidden className={classes.arrow} />
      </a>
    </li>
  );
}

/** From the field to the first link, and from there up and down. */
function focusNext(list: HTMLElement | null, step: number, event: KeyboardEvent): void {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  event.preventDefault();
  event.stopPropagation();
  links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus();
}
