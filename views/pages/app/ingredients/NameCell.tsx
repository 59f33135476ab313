import { useInlineEdit } from '../../../components/fields/useInlineEdit';
import classes from './Ingredients.module.css';

interface Props {
  name: string;
  save: (name: string) => void;
}

/** A name that is changed where it stands. */
export function NameCell({ name, save }: Props) {
  const { typed, begin, field } = useInlineEdit({
    start: name,
    mark: 'data-name',
    isGood: () => true,
    save: (text) => {
      const wanted = text.trim();
      if (wanted !== '' && wanted !== name) save(wanted);
    },
  });

  if (typed === null)
    return (
      <button
        type="button"
        data-name
        className={classes.name}
        aria-label={`${name}, umbenennen`}
        onClick={begin}
      >
        {name}
      </button>
    );
  return (
    <input
      {...field}
      className={classes.nameInput}
      aria-label={`Neuer Name für ${name}`}
      maxLength={60}
      // biome-ignore lint/a11y/noAutofocus: the field stands where the pressed button was
      autoFocus
    />
  );
}
