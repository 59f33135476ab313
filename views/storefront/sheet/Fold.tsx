import { type ReactNode, useState } from 'react';
import { type Drawing, Icon } from '../lib/Icon';

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
      <summary>
        <Icon name={icon} />
        {title}
      </summary>
      {children}
    </details>
  );
}
