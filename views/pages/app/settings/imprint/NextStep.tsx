import { Alert } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';

/** Guests read the published text, not the data, so saving the data is not enough. */
export function NextStep({ isPublished }: { isPublished: boolean }) {
  return (
    <Alert color="coral" variant="light" icon={<IconArrowRight aria-hidden />} mt="lg" mb="lg">
      {isPublished
        ? 'Das veröffentlichte Impressum ändert sich nicht von allein. '
        : 'Gäste sehen das Impressum, sobald der Text veröffentlicht ist. '}
      <a href="/app/settings/imprintAndPrivacy">
        {isPublished ? 'Text neu erzeugen und veröffentlichen' : 'Text ansehen und veröffentlichen'}
      </a>
    </Alert>
  );
}
