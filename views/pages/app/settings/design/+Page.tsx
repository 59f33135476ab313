import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { DesignPage } from '../../../../../src/shop/design/design.view';
import { ConflictList } from '../../../../components/dialogs/ConflictList';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { ChangeList } from '../imprint/ChangeList';
import { ColorsSection } from './ColorsSection';
import classes from './Design.module.css';
import { DomainSection } from './DomainSection';
import { LivePreview } from './LivePreview';
import { PicturesSection } from './PicturesSection';
import { ShareSection } from './ShareSection';
import { useDesign } from './useDesign';
import { WordsSection } from './WordsSection';

export default function DesignSettings(page: DesignPage) {
  const { shopUrl, qr, changes, defaults, domain } = page;
  const editing = useDesign(page);

  return (
    <SettingsFrame
      title="Gestaltung"
      lead="Wie der Shop für Gäste aussieht. Die Vorschau zeigt jede Änderung sofort, Gäste sehen sie nach dem Speichern."
      actions={<ShopLink url={shopUrl} />}
    >
      <div className={classes.sides}>
        <div>
          <WordsSection editing={editing} />
          <PicturesSection editing={editing} defaults={defaults} />
          <ColorsSection editing={editing} defaults={defaults} />
        </div>
        <LivePreview design={editing.design} />
      </div>
      <SaveBar
        what="Gestaltung"
        changes={editing.changes}
        saving={editing.saving}
        onReset={editing.reset}
        onSave={editing.save}
      />
      <ShareSection shopUrl={shopUrl} qr={qr} colors={editing.design.colors} />
      <DomainSection domain={domain} />
      <ChangeList changes={changes} />
      <ConflictList
        rows={editing.conflict}
        lead="Hier unterscheidet sich die Gestaltung:"
        mine="Hier gewählt"
        onSettle={editing.settle}
        onClose={editing.closeConflict}
      />
    </SettingsFrame>
  );
}

const ShopLink = ({ url }: { url: string }) => (
  <Button
    component="a"
    href={url}
    target="_blank"
    rel="noreferrer"
    variant="default"
    leftSection={<IconExternalLink size={18} aria-hidden />}
  >
    Shop ansehen
  </Button>
);
