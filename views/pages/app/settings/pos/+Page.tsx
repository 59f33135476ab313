import type { TillPage } from '../../../../../src/shop/till/till.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { DaySection } from './DaySection';
import { KeySection } from './KeySection';
import { ModeSection } from './ModeSection';
import { NoticeLog } from './NoticeLog';
import { WebhookSection } from './WebhookSection';

export default function TillSettings({
  ownTillConfirmedAt,
  webhook,
  keys,
  notices,
  today,
  apiUrl,
}: TillPage) {
  return (
    <SettingsFrame title="Kasse" lead="Wie Bestellungen in deine Registrierkasse kommen.">
      <ModeSection confirmedAt={ownTillConfirmedAt} />
      <WebhookSection webhook={webhook} />
      <NoticeLog notices={notices} mayReplay={webhook?.active ?? false} />
      <KeySection keys={keys} apiUrl={apiUrl} />
      <DaySection today={today} />
    </SettingsFrame>
  );
}
