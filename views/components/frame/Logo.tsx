import { Group, Text } from '@mantine/core';

interface LogoProps {
  size?: number;
  wordmark?: boolean;
}

/** A service bell on a counter, which together read as a T. */
export function Logo({ size = 34, wordmark = true }: LogoProps) {
  return (
    <Group gap={10} wrap="nowrap" component="span" display="inline-flex">
      <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <rect width="64" height="64" rx="16" fill="#F68671" />
        <g fill="#242424">
          <circle cx="32" cy="13.5" r="3.5" />
          <path d="M18 28.5a14 11.5 0 0 1 28 0z" />
          <rect x="11" y="31" width="42" height="7.5" rx="3.75" />
          <rect x="27.5" y="36" width="9" height="18" rx="4.5" />
        </g>
      </svg>
      {wordmark && (
        <Text
          component="span"
          fz={size * 0.68}
          fw={600}
          lh={1}
          c="dark.0"
          style={{ letterSpacing: '-0.025em' }}
        >
          Tresen
        </Text>
      )}
    </Group>
  );
}
