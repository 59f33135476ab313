import { Button } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { PictureRow } from '../../../../../src/media/media.view';
import { MAX_PICTURE_BYTES } from '../../../../../src/platform/pictures/press.types';
import type { PictureKind } from '../../../../../src/shop/design/design.types';
import {
  pictureFile,
  pictureIdAt,
  pictureUrl,
  widthsOf,
} from '../../../../../src/shop/menu/picture-address.rules';
import type { Design } from '../../../../../src/shop/restaurant/shop.types';
import { FileButton } from '../../../../components/fields/FileButton';
import { Section } from '../../../../components/frame/Section';
import { PictureLibrary } from '../../../../components/pictures/PictureLibrary';
import { useSending } from '../../../../lib/form/sending';
import { upload } from '../../../../lib/http/transfer';
import { useShop } from '../../../../lib/session/shop';
import classes from './Design.module.css';
import type { DesignEditing } from './useDesign';

interface Props {
  editing: DesignEditing;
  defaults: Design;
}

const PICTURES: { kind: PictureKind; label: string; hint: string }[] = [
  { kind: 'titleImage', label: 'Titelbild', hint: 'Quer, am besten 1920 × 720 Bildpunkte.' },
  { kind: 'logo', label: 'Logo', hint: 'Quadratisch, am besten 512 × 512 Bildpunkte.' },
];

export function PicturesSection({ editing, defaults }: Props) {
  return (
    <Section
      title="Bilder"
      lead="JPEG, PNG, WebP oder AVIF bis 12 MB. Angaben der Kamera wie der Ort werden entfernt."
    >
      <div className={classes.stack}>
        {PICTURES.map((picture) => (
          <Picture key={picture.kind} {...picture} editing={editing} fallback={defaults[picture.kind]} />
        ))}
      </div>
    </Section>
  );
}

interface PictureProps {
  kind: PictureKind;
  label: string;
  hint: string;
  editing: DesignEditing;
  fallback: string;
}

function Picture({ kind, label, hint, editing: { design, change }, fallback }: PictureProps) {
  const [choosing, setChoosing] = useState(false);
  const shopId = useShop()?._id ?? '';
  const set = (url: string) => change({ [kind]: url });

  function choose({ id, width }: PictureRow): void {
    set(pictureUrl(shopId, pictureFile(id, widthsOf(width).at(-1) ?? width, 'webp')));
    setChoosing(false);
  }

  return (
    <div className={classes.picture}>
      <img src={design[kind]} alt={`${label} jetzt`} data-kind={kind} />
      <div>
        <p className={classes.label}>{label}</p>
        <p className={classes.quiet}>{hint}</p>
        <div className={classes.buttons}>
          <UploadButton kind={kind} label={label} onUploaded={set} />
          <ChooseButton label={label} onClick={() => setChoosing(true)} />
          {design[kind] !== fallback && (
            <Button variant="subtle" onClick={() => set(fallback)}>
              {label} entfernen
            </Button>
          )}
        </div>
      </div>
      {choosing && (
        <PictureLibrary
          chosenId={pictureIdAt(design[kind])}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

const ChooseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button
    variant="default"
    leftSection={<IconPhoto size={18} aria-hidden />}
    aria-label={`Vorhandenes Bild wählen: ${label}`}
    onClick={onClick}
  >
    Vorhandenes Bild wählen
  </Button>
);

interface UploadButtonProps {
  kind: PictureKind;
  label: string;
  onUploaded: (url: string) => void;
}

function UploadButton({ kind, label, onUploaded }: UploadButtonProps) {
  const { busy, send } = useSending();

  async function sendFile(file: File | null): Promise<void> {
    if (!file) return;
    const path = `/api/design/picture/${kind}`;
    const answer = await send(() => upload<{ url: string }>(path, file, { maxBytes: MAX_PICTURE_BYTES }));
    if (answer) onUploaded(answer.data.url);
  }

  return (
    <FileButton accept="image/jpeg,image/png,image/webp,image/avif" onChange={sendFile}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          loading={busy}
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          {label} hochladen
        </Button>
      )}
    </FileButton>
  );
}
