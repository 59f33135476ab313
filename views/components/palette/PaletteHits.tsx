import classes from './Palette.module.css';
import type { Hit, HitGroup } from './palette.rules';

interface PaletteHitsProps {
  /** Of the list; each hit has it before its key. */
  id: string;
  groups: readonly HitGroup[];
  active: Hit | undefined;
  go: (hit: Hit) => void;
}

export function PaletteHits({ id, groups, active, go }: PaletteHitsProps) {
  return (
    <>
      {groups.map(({ title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, no fieldset
        <div key={title} role="group" aria-label={title}>
          <p className={classes.title} aria-hidden>
            {title}
          </p>
          {hits.map((hit) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
            <div
              key={hit.key}
              id={id + hit.key}
              role="option"
              aria-selected={hit === active}
              className={classes.hit}
              onClick={() => go(hit)}
            >
              <span className={classes.label}>{hit.label}</span>
              <span className={classes.detail}>{hit.detail}</span>
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
