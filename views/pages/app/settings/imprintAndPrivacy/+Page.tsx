import type { LegalTextsPage } from '../../../../../src/shop/legal/legal.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { TextEditors } from './TextEditors';

export default function ImprintAndPrivacy(page: LegalTextsPage) {
  return (
    <SettingsFrame
      title="Rechtstexte im Shop"
      lead="Impressum und Datenschutzerklärung, wie Gäste sie lesen. Ohne beide kann der Shop nicht öffnen."
    >
      <TextEditors {...page} />
    </SettingsFrame>
  );
}
