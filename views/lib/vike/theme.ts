import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  parseThemeColor,
  rgba,
  type VariantColorsResolver,
} from '@mantine/core';

declare module '@mantine/core' {
  interface MantineThemeSizesOverride {
    breakpoints: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', string>;
  }
}

/** 600, 960, 1280, 1920 and 2560 px. Below `lg` a page is a mobile page. */
export const BREAKPOINTS = { xs: '30em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em', xxl: '160em' };
export const MOBILE = `(max-width: 79.9375em)`;

export const PRIMARY = '#F68671';
export const SECONDARY = '#ACA9BB';
export const BACKGROUND = '#242424';

const coral: MantineColorsTuple = [
  '#FFF1EE',
  '#FFE0DA',
  '#FDC3B8',
  '#FAA897',
  '#F89785',
  PRIMARY,
  '#EE7560',
  '#D95F4A',
  '#B84C3A',
  '#8F3A2C',
];

const lilac: MantineColorsTuple = [
  '#F4F3F7',
  '#E5E3EB',
  '#D1CEDB',
  '#BFBCCB',
  '#B5B2C3',
  SECONDARY,
  '#95919F',
  '#797585',
  '#5D5A68',
  '#44424D',
];

/** Text, quiet text, placeholder, border, hover, surface, background, and two steps below it. */
const dark: MantineColorsTuple = [
  '#F3F1F6',
  '#D9D6E0',
  SECONDARY,
  '#9794A6',
  '#45434B',
  '#38363D',
  '#2D2C30',
  BACKGROUND,
  '#1D1D1E',
  '#151516',
];

/** Tinted buttons stay readable: a veil of the colour over the surface, and its lighter shade as text. */
const variantColors: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.variant !== 'light' && input.variant !== 'outline') return resolved;

  const { color, value } = parseThemeColor({
    color: input.color ?? input.theme.primaryColor,
    theme: input.theme,
  });
  const shades = input.theme.colors[color];
  const tint = shades?.[5] ?? value;
  const text = shades?.[4] ?? value;
  return input.variant === 'light'
    ? {
        ...resolved,
        background: rgba(tint, 0.14),
        hover: rgba(tint, 0.22),
        color: text,
        border: '1px solid transparent',
      }
    : { ...resolved, hover: rgba(tint, 0.1), color: text, border: `1px solid ${rgba(tint, 0.6)}` };
};

export const theme = createTheme({
  variantColorResolver: variantColors,
  colors: { coral, lilac, dark },
  primaryColor: 'coral',
  primaryShade: 5,
  // White on the primary colour is 2.45:1; black means the background colour here, 6.33:1.
  black: BACKGROUND,
  autoContrast: true,
  luminanceThreshold: 0.28,
  fontFamily: "'Poppins', 'Poppins Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Poppins', 'Poppins Fallback', system-ui, sans-serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.3125rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  breakpoints: BREAKPOINTS,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '16px', xl: '24px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md', radius: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'lilac' } },
    CloseButton: { defaultProps: { size: 44, iconSize: 22, 'aria-label': 'Schließen' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', nothingFoundMessage: 'Nichts gefunden' } },
    MultiSelect: { defaultProps: { size: 'md', nothingFoundMessage: 'Nichts gefunden' } },
    TagsInput: { defaultProps: { size: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    ColorInput: { defaultProps: { size: 'md' } },
    FileInput: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    SegmentedControl: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        overlayProps: { backgroundOpacity: 0.6 },
        closeButtonProps: { 'aria-label': 'Schließen', iconSize: 22 },
      },
    },
    Drawer: {
      defaultProps: {
        overlayProps: { backgroundOpacity: 0.6 },
        closeButtonProps: { 'aria-label': 'Schließen', iconSize: 22 },
      },
    },
    // Mantine's <header> would count as a second banner of the page.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
    // The placeholder for the first focus is no menu item, which a menu must not contain.
    Menu: { defaultProps: { shadow: 'lg', radius: 'md', withInitialFocusPlaceholder: false } },
    Paper: { defaultProps: { radius: 'lg' } },
    Tooltip: { defaultProps: { openDelay: 300 } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 500 } },
    Alert: { defaultProps: { variant: 'light', radius: 'md' } },
  },
});
