import { Drawer, Stack } from '@mantine/core';
import { AccountButtons, PublicLinks } from './PublicLinks';

interface PublicDrawerProps {
  opened: boolean;
  onClose: () => void;
  path: string;
}

export default function PublicDrawer({ opened, onClose, path }: PublicDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size="xs" title="Menü">
      <Stack component="nav" gap="xs" aria-label="Hauptnavigation">
        <PublicLinks path={path} />
        <Stack gap="xs" mt="lg">
          <AccountButtons />
        </Stack>
      </Stack>
    </Drawer>
  );
}
