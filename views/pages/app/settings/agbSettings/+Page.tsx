import type { LegalTextsPage } from '../../../../../src/shop/legal/legal.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { TextEditors } from '../imprintAndPrivacy/TextEditors';

export default function TermsSettings(page: LegalTextsPage) {
  return (
    <SettingsFrame
      title="AGB"
      lead="Die Bedingungen, zu denen Gäste bestellen. Jede Bestellung merkt sich, welche Fassung gerade galt."
    >
      <TextEditors {...page} />
    </SettingsFrame>
  );
}
