import { Icon } from '../lib/Icon';

/** Why something that was asked for did not happen. */
export function Trouble({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="note note--bad" role="alert">
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
