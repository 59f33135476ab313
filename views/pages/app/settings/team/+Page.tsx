import type { TeamPage } from '../../../../../src/auth/account/account.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { TeamSection } from './TeamSection';

export default function Team(page: TeamPage) {
  return (
    <SettingsFrame
      title="Team"
      lead="Inhaber dürfen alles. Die Leitung alles außer dem Team. Das Team bedient Tresen, Tische und Drucker, pausiert und meldet Speisen aus."
    >
      <TeamSection {...page} />
    </SettingsFrame>
  );
}
