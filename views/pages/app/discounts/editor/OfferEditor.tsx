import { useMemo } from 'react';
import type { OfferPage } from '../../../../../src/shop/discount/desk/discount-desk.view';
import { namesOf, offerSentenceOf } from '../../../../../src/shop/discount/words/offer-words.rules';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { PlanLock } from '../../../../components/states/PlanLock';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { later } from '../../../../lib/vike/later';
import { KIND_WORDS } from '../list/kind-words';
import { TONE } from '../list/tone';
import { Conflicts } from './Conflicts';
import classes from './Editor.module.css';
import { HowOften } from './HowOften';
import { NameAndCode } from './NameAndCode';
import { effectOf, sentOf } from './offer-form';
import { Templates } from './Templates';
import { type OfferEditing, useOffer } from './useOffer';
import { What } from './What';
import { When } from './When';

/** Asks the server before it shows anything, so its code need not come first. */
const trial = later(() => import('../trial/Trial').then(({ Trial }) => Trial));

export function OfferEditor({ page }: { page: OfferPage }) {
  const editing = useOffer(page);
  const { form, id } = editing;
  const { kind, state, needs } = page;
  const words = KIND_WORDS[kind];
  const isNew = id === null;
  const Trial = trial.use();
  return (
    <>
      <PageHeader
        back={{ href: words.list, label: words.title }}
        title={form.label || words.add}
        lead={<Sentence editing={editing} />}
        badge={state && !isNew && <StatusBadge tone={TONE[state.state]}>{state.stateText}</StatusBadge>}
      />
      {needs && <PlanLock level={needs}>{words.locked}</PlanLock>}
      <div className={classes.columns}>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          {isNew && kind === 'campaign' && !page.copy && <Templates editing={editing} />}
          <NameAndCode editing={editing} />
          <What editing={editing} />
          <When editing={editing} />
          <HowOften editing={editing} />
          <Conflicts conflicts={editing.conflicts} />
          <SaveBar
            what={form.label || words.add}
            changes={editing.changes}
            words={isNew ? 'Noch nicht gespeichert' : undefined}
            saving={editing.saving}
            onReset={editing.reset}
            onSave={editing.save}
            label={isNew ? 'Anlegen' : undefined}
          />
        </form>
        {Trial && <Trial page={page} id={id} offer={sentOf(kind, form)} />}
      </div>
    </>
  );
}

/** What the rule does, in the words a restaurant would use. */
function Sentence({ editing: { form, page } }: { editing: OfferEditing }) {
  const names = useMemo(() => namesOf(page.categories), [page.categories]);
  const { conditions, totalLimit, guestLimit } = sentOf(page.kind, form);
  const offer = { effect: effectOf(form), scope: form.scope, conditions, totalLimit, guestLimit };
  return <span aria-live="polite">{offerSentenceOf(offer, names)}</span>;
}
