import { Menu } from '@mantine/core';
import { cloneElement, Fragment, useEffect, useRef, useState } from 'react';
import type { MenuButtonProps, MenuEntry } from './MenuButton';

interface FloatingMenuProps extends MenuButtonProps {
  /** The button it takes the place of had the focus. */
  focused: boolean;
  openAtOnce: boolean;
}

export function FloatingMenu({ heading, groups, children, focused, openAtOnce, ...how }: FloatingMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it was when the menu came
  useEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
    if (openAtOnce) setOpened(true);
  }, []);

  return (
    <Menu {...how} opened={opened} onChange={setOpened}>
      <Menu.Target>{cloneElement(children, { ref: button })}</Menu.Target>
      <Menu.Dropdown>
        {heading && <Menu.Label>{heading}</Menu.Label>}
        {groups.map((entries, i) => (
          <Fragment key={entries[0]?.label}>
            {i > 0 && <Menu.Divider />}
            {entries.map((entry) => (
              <Entry key={entry.label} {...entry} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ label, icon, href, choose }: MenuEntry) {
  const how = { leftSection: icon, onClick: choose };
  return href ? (
    <Menu.Item {...how} component="a" href={href}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item {...how}>{label}</Menu.Item>
  );
}
