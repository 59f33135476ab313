import type { ExportPage } from '../../../../../src/export/page/export.view';
import { Section } from '../../../../components/frame/Section';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { PlanLock } from '../../../../components/states/PlanLock';
import { ConnectionSection } from './ConnectionSection';
import { HistorySection } from './HistorySection';
import { PublishSection } from './PublishSection';
import { useBuilds } from './useBuilds';

export default function ExportSettings(page: ExportPage) {
  const { allowed, needs, access, version, shopName } = page;
  const builds = useBuilds(page.builds);

  return (
    <SettingsFrame
      title="Eigene Website"
      lead="Der Shop als fertige Website auf eurem Webspace. Die Karte liegt dann bei euch, Bestellungen kommen wie immer hier an."
    >
      {allowed ? (
        <PublishSection builds={builds} access={access} shopName={shopName} />
      ) : (
        <Section title="Veröffentlichen">
          <PlanLock level={needs}>Die Website auf eigenem Webspace gibt es</PlanLock>
        </Section>
      )}
      {(allowed || access.host !== '') && (
        <ConnectionSection key={version} access={access} version={version} allowed={allowed} />
      )}
      {builds.all.length > 0 && <HistorySection builds={builds} allowed={allowed} shopName={shopName} />}
    </SettingsFrame>
  );
}
