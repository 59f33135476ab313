import { Menu } from '@mantine/core';
import { cloneElement, Fragment, useEffect, useState } from 'react';
import type { FloatingMenuProps, MenuEntry } from './menu.types';

export function FloatingMenu({ heading, groups, children, button, openAtOnce, ...how }: FloatingMenuProps) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (openAtOnce) setOpened(true);
  }, [openAtOnce]);

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
