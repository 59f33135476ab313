import type { SecurityPage } from '../../../../../src/auth/account/account.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { PasswordSection } from './PasswordSection';
import { PinSection } from './PinSection';
import { TwoFactorSection } from './TwoFactorSection';

export default function Security({ user, devices, closesShop }: SecurityPage) {
  return (
    <SettingsFrame title="Sicherheit" lead="Wie du dich anmeldest, und wo du gerade angemeldet bist.">
      <PasswordSection email={user.email} />
      <TwoFactorSection twoFactor={user.twoFactor} />
      <PinSection hasPin={user.hasPin} />
      <Devices devices={devices} />
      <DeleteAccount closesShop={closesShop} />
    </SettingsFrame>
  );
}
