import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { toPicture } from '../../../src/media/media.view';
import type { Picture } from '../../../src/shop/menu/menu.types';
import { type PictureSources, pictureSources } from '../../../src/shop/menu/picture-address.rules';
import { useShop } from '../../lib/session/shop';
import classes from './Picture.module.css';
import { PictureDetails } from './PictureDetails';
import { PictureLibrary } from './PictureLibrary';

interface Props {
  value: Picture | null;
  onChange: (picture: Picture | null) => void;
  label: string;
}

type Dialog = 'library' | 'details';

const EMPTY = 'Noch kein Bild. Gerichte mit Bild werden öfter bestellt.';
const MISSING = 'Noch ohne Beschreibung für Gäste, die das Bild nicht sehen.';

/** A field that holds a picture of the library. */
export function PicturePicker({ value, onChange, label }: Props) {
  const [open, setOpen] = useState<Dialog | null>(null);
  const id = useId();
  const sources = useSources(value);
  const close = () => setOpen(null);

  function choose(picture: Picture): void {
    onChange(toPicture(picture));
    close();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div role="group" aria-labelledby={id} className={classes.picker}>
      <Preview picture={value} sources={sources} />
      <div className={classes.pickerWords}>
        <p id={id} className={classes.label}>
          {label}
        </p>
        <p className={classes.quiet}>{value ? value.alt || MISSING : EMPTY}</p>
        <Buttons hasPicture={value !== null} open={setOpen} remove={() => onChange(null)} />
      </div>
      {open === 'library' && (
        <PictureLibrary chosenId={value?.id ?? null} onChoose={choose} onClose={close} />
      )}
      {open === 'details' && value && sources && (
        <PictureDetails picture={{ ...value, src: sources.src }} onSaved={choose} onClose={close} />
      )}
    </div>
  );
}

interface ButtonsProps {
  hasPicture: boolean;
  open: (dialog: Dialog) => void;
  remove: () => void;
}

const Buttons = ({ hasPicture, open, remove }: ButtonsProps) => (
  <div className={classes.buttons}>
    <Button variant="default" onClick={() => open('library')}>
      {hasPicture ? 'Anderes Bild' : 'Bild wählen'}
    </Button>
    {hasPicture && (
      <>
        <Button variant="default" onClick={() => open('details')}>
          Bearbeiten
        </Button>
        <Button variant="subtle" onClick={remove}>
          Entfernen
        </Button>
      </>
    )}
  </div>
);

function Preview({ picture, sources }: { picture: Picture | null; sources: PictureSources | null }) {
  if (!picture || !sources)
    return (
      <span className={classes.preview}>
        <IconPhoto size={28} stroke={1.5} aria-hidden />
      </span>
    );
  const { x, y } = picture.focus;

  return (
    <img
      className={classes.preview}
      src={sources.src}
      srcSet={sources.srcset}
      sizes="144px"
      alt={picture.alt}
      style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
    />
  );
}

function useSources(picture: Picture | null): PictureSources | null {
  const shop = useShop();
  return shop && picture && pictureSources(shop._id, picture);
}
