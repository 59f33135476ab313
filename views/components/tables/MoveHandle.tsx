import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { Handle } from './useSorting';

interface MoveHandleProps {
  name: string;
  handle: Handle;
  className?: string;
  tabIndex?: number;
}

export function MoveHandle({ name, handle, className, tabIndex }: MoveHandleProps) {
  function press(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!by) return;
    event.preventDefault();
    handle.step(by);
  }

  return (
    <button
      type="button"
      className={className}
      draggable
      tabIndex={tabIndex}
      aria-label={`${name} verschieben, mit den Pfeiltasten hoch und runter`}
      onKeyDown={press}
      onDragStart={handle.start}
      onDragEnd={handle.end}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  );
}
