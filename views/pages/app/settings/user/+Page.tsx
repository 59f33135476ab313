import type { UserSettingsPage } from '../../../../../src/auth/account/account.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { MailSection } from './MailSection';
import { NameSection } from './NameSection';

export default function UserSettings({ user }: UserSettingsPage) {
  return (
    <SettingsFrame title="Mein Konto" lead="Wie du heißt und mit welcher Adresse du dich anmeldest.">
      <MailSection user={user} />
      <NameSection key={user.name} name={user.name} />
    </SettingsFrame>
  );
}
