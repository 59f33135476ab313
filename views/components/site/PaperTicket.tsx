import docket from './docket.json';
import classes from './PaperTicket.module.css';

/** The docket of a demo order exactly as the printer put it out, line by line. */
export function PaperTicket() {
  const words = docket.map(({ text }) => text.trim()).filter((text) => /\w/.test(text));
  return (
    <div className={classes.place} role="img" aria-label={`Küchenbon: ${words.join(', ')}`}>
      <div className={classes.paper} aria-hidden>
        {docket.map(({ text, bold, inverted, wide, tall }, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a printed docket never move
            key={at}
            className={classes.line}
            data-bold={bold || undefined}
            data-inverted={inverted || undefined}
            data-size={wide ? 'big' : tall ? 'tall' : undefined}
          >
            {text === '' ? ' ' : text}
          </span>
        ))}
      </div>
    </div>
  );
}
