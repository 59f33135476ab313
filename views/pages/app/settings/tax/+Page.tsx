import type { SettingsPartPage } from '../../../../../src/shop/settings/settings.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { SettingsForm } from '../form/SettingsForm';
import { useSettings } from '../form/useSettings';
import { CompanySection } from './CompanySection';
import { TipSection } from './TipSection';
import { VatSection } from './VatSection';

export default function TaxSettings({ shop }: SettingsPartPage<'tax'>) {
  const settings = useSettings('tax', shop);

  return (
    <SettingsFrame
      title="Firma und Steuer"
      lead="Was auf Belegen steht und wie gerechnet wird. Im Zweifel das Steuerbüro fragen."
    >
      <SettingsForm what="Firma und Steuer" settings={settings}>
        <CompanySection settings={settings} />
        <VatSection settings={settings} />
        <TipSection settings={settings} />
      </SettingsForm>
    </SettingsFrame>
  );
}
