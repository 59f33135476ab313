import type { LegalTextsPage } from '../../../../../src/shop/legal/legal.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { TextEditors } from './TextEditors';

export default function ImprintAndPrivacy(page: LegalTextsPage) {
  return (
    <>
      <PageHeader
        title="Rechtstexte im Shop"
        lead="Impressum und Datenschutzerklärung, wie Gäste sie lesen. Ohne beide kann der Shop nicht öffnen."
      />
      <TextEditors {...page} />
    </>
  );
}
