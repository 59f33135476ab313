import type { UserSettingsPage } from '../../../../../src/auth/account/account.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { MailSection } from './MailSection';
import { NameSection } from './NameSection';
import { PasswordSection } from './PasswordSection';
import { PinSection } from './PinSection';
import classes from './Settings.module.css';
import { TeamSection } from './TeamSection';
import { TwoFactorSection } from './TwoFactorSection';

export default function UserSettings({ user, devices, team, closesShop }: UserSettingsPage) {
  return (
    <>
      <PageHeader title="Mein Konto" lead="Wie du heißt, wie du dich anmeldest und wer mit dir arbeitet." />
      <div className={classes.columns}>
        <div>
          <NameSection name={user.name} />
          <MailSection user={user} />
        </div>
        <div>
          <PasswordSection email={user.email} />
          <TwoFactorSection twoFactor={user.twoFactor} />
        </div>
      </div>
      <PinSection hasPin={user.hasPin} />
      {team && <TeamSection {...team} />}
      <Devices devices={devices} />
      <DeleteAccount closesShop={closesShop} />
    </>
  );
}
