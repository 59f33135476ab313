import type { LegalTextsPage } from '../../../../../src/shop/legal/legal.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { TextEditors } from '../imprintAndPrivacy/TextEditors';

export default function TermsSettings(page: LegalTextsPage) {
  return (
    <>
      <PageHeader
        title="AGB"
        lead="Die Bedingungen, zu denen Gäste bestellen. Jede Bestellung merkt sich, welche Fassung gerade galt."
      />
      <TextEditors {...page} />
    </>
  );
}
