import { SegmentedControl, Switch, TextInput } from '@mantine/core';
import { WIFI_SECURITY, type Wifi } from '../../../../src/shop/qr/qr.types';

interface Props {
  wifi: Wifi;
  set: (wifi: Wifi) => void;
}

const SECURITY_LABEL: Record<Wifi['security'], string> = { WPA: 'WPA', WEP: 'WEP', nopass: 'Offen' };

export function WifiFields({ wifi, set }: Props) {
  const change = (part: Partial<Wifi>) => set({ ...wifi, ...part });
  return (
    <>
      <TextInput
        label="Name des WLANs"
        maxLength={32}
        autoComplete="off"
        value={wifi.ssid}
        onChange={({ currentTarget }) => change({ ssid: currentTarget.value })}
      />
      <SegmentedControl
        aria-label="Verschlüsselung"
        fullWidth
        data={WIFI_SECURITY.map((value) => ({ value, label: SECURITY_LABEL[value] }))}
        value={wifi.security}
        onChange={(security) => change({ security: security as Wifi['security'] })}
      />
      {wifi.security !== 'nopass' && (
        <TextInput
          label="Kennwort"
          description="Steht nur auf dem Blatt: Wir speichern es nicht. Nimm das Netz für Gäste, nicht das der Kasse."
          maxLength={63}
          autoComplete="off"
          value={wifi.password}
          onChange={({ currentTarget }) => change({ password: currentTarget.value })}
        />
      )}
      <Switch
        label="Das Netz ist unsichtbar"
        checked={wifi.hidden}
        onChange={({ currentTarget }) => change({ hidden: currentTarget.checked })}
      />
    </>
  );
}
