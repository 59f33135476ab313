import { Button } from '@mantine/core';
import { IconDiscount, IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { plain } from '../../../../../src/shared/text';
import type { OfferRow, OffersPage } from '../../../../../src/shop/discount/desk/discount-desk.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { Section } from '../../../../components/frame/Section';
import { EmptyState } from '../../../../components/states/EmptyState';
import { PlanLock } from '../../../../components/states/PlanLock';
import { FilterBar } from '../../../../components/tables/FilterBar';
import { KIND_WORDS } from './kind-words';
import { OfferTable } from './OfferTable';

const CHOICES = [
  { value: 'all', label: 'Alle' },
  { value: 'live', label: 'Aktiv und geplant' },
  { value: 'over', label: 'Aus und vorbei' },
] as const;
type Choice = (typeof CHOICES)[number]['value'];

const FEW = 6;

/** All codes, or all campaigns, and what each is doing. */
export function OfferList(page: OffersPage) {
  const { kind, needs, offers } = page;
  const words = KIND_WORDS[kind];
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState<Choice>('all');
  const shown = offers.filter((offer) => isShown(offer, choice, search));

  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={!needs && offers.length > 0 && <AddButton kind={kind} />}
      />
      {needs && <PlanLock level={needs}>{words.locked}</PlanLock>}
      {offers.length > FEW && (
        <FilterBar
          search={{
            label: `${words.title} suchen`,
            placeholder: 'Name oder Code',
            maxLength: 60,
            value: search,
            onChange: setSearch,
          }}
          filter={choice}
          choices={[...CHOICES]}
          onFilter={setChoice}
        />
      )}
      {shown.length > 0 && (
        <Section flush>
          <OfferTable page={page} offers={shown} />
        </Section>
      )}
      {shown.length === 0 && (offers.length > 0 || !needs) && <Nothing page={page} />}
    </>
  );
}

const AddButton = ({ kind }: Pick<OffersPage, 'kind'>) => (
  <Button component="a" href={KIND_WORDS[kind].one} leftSection={<IconPlus size={18} aria-hidden />}>
    {KIND_WORDS[kind].add}
  </Button>
);

function Nothing({ page: { kind, offers } }: { page: OffersPage }) {
  const words = KIND_WORDS[kind];
  const icon = kind === 'code' ? IconDiscount : IconSpeakerphone;
  if (offers.length > 0) return <EmptyState icon={icon} title="Dazu passt nichts" />;
  return (
    <EmptyState icon={icon} title={words.none} action={<AddButton kind={kind} />}>
      {words.noneText}
    </EmptyState>
  );
}

function isShown({ label, code, state }: OfferRow, choice: Choice, search: string): boolean {
  const isLive = state === 'active' || state === 'planned';
  if (choice !== 'all' && isLive !== (choice === 'live')) return false;
  return plain(`${label} ${code ?? ''}`).includes(plain(search.trim()));
}
