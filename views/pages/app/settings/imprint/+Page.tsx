import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ImprintPage } from '../../../../../src/shop/legal/legal.view';
import { ConflictList } from '../../../../components/dialogs/ConflictList';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
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
    <SettingsFrame
      title="Impressum"
      lead="Wer das Restaurant betreibt. § 5 DDG verlangt diese Angaben von jedem, der online Geschäfte macht. Aus ihnen entstehen die Rechtstexte."
      actions={<TextsLink />}
    >
      <form method="post" onSubmit={(event) => event.preventDefault()} noValidate>
        <OperatorPart imprint={imprint} />
        <ContactPart imprint={imprint} />
        <NumbersPart imprint={imprint} />
        <SpecialPart imprint={imprint} />
        <SaveBar
          what="Impressum"
          changes={imprint.changes.length > 0 ? imprint.changes : imprint.everSaved ? [] : ['Vorschlag']}
          words={
            imprint.changes.length > 0 ? undefined : 'Vorschlag aus deinen Angaben, noch nicht gespeichert'
          }
          guarded={imprint.changes.length > 0}
          saving={imprint.saving}
          onReset={imprint.changes.length > 0 ? imprint.reset : undefined}
          onSave={imprint.save}
        />
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
    </SettingsFrame>
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
