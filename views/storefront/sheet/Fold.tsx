import { type ReactNode, useState } from 'react';
import { type Drawing, Icon } from '../lib/Icon';
import { toField } from '../lib/to-field';

interface Props {
  icon: Drawing;
  title: string;
  /** Only how it begins; then it is the guest's. */
  open?: boolean;
  children: ReactNode;
}

export function Fold({ icon, title, open = false, children }: Props) {
  const [atFirst] = useState(open);
  return (
    <details className="more" open={atFirst}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of itself */}
      <summary onClick={toField}>
        <Icon name={icon} />
        {title}
      </summary>
      {children}
    </details>
  );
}
