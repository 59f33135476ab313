import { lazy, type ReactNode, Suspense } from 'react';
import type { PartKey } from '../../../../../src/shop/settings/parts.rules';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import type { Settings } from './useSettings';

const SettingsConflict = lazy(() => import('./SettingsConflict'));

interface SettingsFormProps<P extends PartKey> {
  /** As the page is called. */
  what: string;
  settings: Settings<P>;
  children: ReactNode;
}

/** What is changed on a page, and the one bar that saves it. */
export function SettingsForm<P extends PartKey>({ what, settings, children }: SettingsFormProps<P>) {
  return (
    <>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {children}
        <SaveBar
          what={what}
          changes={settings.changed}
          saving={settings.saving}
          onReset={settings.reset}
          onSave={settings.save}
        />
      </form>
      <Suspense>
        {settings.conflict && (
          <SettingsConflict
            differences={settings.conflict.differences}
            settle={settings.settle}
            close={settings.closeConflict}
          />
        )}
      </Suspense>
    </>
  );
}
