import classes from './SkipLink.module.css';

export function SkipLink() {
  return (
    <a href="#inhalt" className={classes.skip}>
      Zum Inhalt springen
    </a>
  );
}
