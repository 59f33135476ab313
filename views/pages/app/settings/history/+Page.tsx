import type { SettingsHistoryPage } from '../../../../../src/shop/settings/settings.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { History } from './History';

export default function ChangeHistory({ history }: SettingsHistoryPage) {
  return (
    <SettingsFrame
      title="Änderungen"
      lead="Wer hat was geändert? Auch Speisen und was ausverkauft war; das Neueste steht oben."
    >
      <History entries={history} />
    </SettingsFrame>
  );
}
