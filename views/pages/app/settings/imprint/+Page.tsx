import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ImprintPage } from '../../../../../src/shop/legal/legal.view';
import { ConflictList } from '../../../../components/dialogs/ConflictList';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { ChangeList } from './ChangeList';
import { ContactPart } from './ContactPart';
import { NextStep } from './NextStep';
import { NumbersPart } from './NumbersPart';
import { OperatorPart } from './OperatorPart';
import { SpecialPart } from './SpecialPart';
import { useImprint } from './useImprint';

export default function ImprintSettings({
  imprint: initial,
  isSaved,
  publishedVersion,
  changes,
}: ImprintPage) {
  const imprint = useImprint(initial, isSaved);

  return (
    <>
      <PageHeader
        title="Impressum"
        lead="Wer das Restaurant betreibt. § 5 DDG verlangt diese Angaben von jedem, der online Geschäfte macht. Aus ihnen entstehen die Rechtstexte."
        actions={<TextsLink />}
      />
      <form method="post" onSubmit={imprint.save} noValidate>
        <OperatorPart imprint={imprint} />
        <ContactPart imprint={imprint} />
        <NumbersPart imprint={imprint} />
        <SpecialPart imprint={imprint} />
        <SaveBar dirty={imprint.dirty} saving={imprint.saving} onReset={imprint.reset} />
      </form>
      {imprint.savedVersion > 0 && <NextStep isPublished={publishedVersion !== null} />}
      <ChangeList changes={changes} />
      <ConflictList
        rows={imprint.conflict}
        lead="Hier unterscheiden sich die Angaben:"
        mine="Hier eingegeben"
        onSettle={imprint.settle}
        onClose={imprint.closeConflict}
      />
    </>
  );
}

const TextsLink = () => (
  <Button
    component="a"
    href="/app/settings/imprintAndPrivacy"
    variant="default"
    leftSection={<IconFileText size={18} aria-hidden />}
  >
    Zu den Rechtstexten
  </Button>
);
