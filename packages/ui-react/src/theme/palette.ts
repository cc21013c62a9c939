/**
 * The colours each theme starts from, as the stylesheet has them, and what contrast they are held to.
 *
 * Source  R-THEME-02, R-THEME-03, R-THEME-09, R-HOST-15
 */
import { type Color, parseColor } from './color.js'

/** The two sets of colours there are. */
export type ThemeName = 'dark' | 'light'

/** What text needs on its ground. */
export const TEXT_CONTRAST = 4.5

/** What a focus ring and the edge of a control need. */
export const CONTROL_CONTRAST = 3

/** One theme's colours; the shares say how much of the text colour a quieter one has. */
export type Palette = {
  accent: Color
  background: Color
  text: Color
  mutedShare: number
  subtleShare: number
  success: Color
  warning: Color
  danger: Color
}

/** How much of the text colour the grounds inside the card have: none, and rest, hover and pressed. */
export const SURFACE_SHARES: readonly number[] = [0, 0.04, 0.08, 0.12]

/** How much of a state's colour its own quiet ground has. */
export const TINT_SHARE = 0.12

/** How much of the accent its own quiet ground has. */
export const ACCENT_TINT_SHARE = 0.14

function color(text: string): Color {
  const parsed = parseColor(text)
  if (parsed === undefined) throw new TypeError(`Not a colour: ${text}`)
  return parsed
}

/** Both themes. */
export const PALETTES: Record<ThemeName, Palette> = {
  dark: {
    accent: color('hsla(230,100%,67%,1)'),
    background: color('#121313'),
    text: color('#ffffff'),
    mutedShare: 0.7,
    subtleShare: 0.6,
    success: color('#3fd07f'),
    warning: color('#f2b544'),
    danger: color('#ff7b7b'),
  },
  light: {
    accent: color('hsla(231,100%,70%,1)'),
    background: color('#ffffff'),
    text: color('#121313'),
    mutedShare: 0.78,
    subtleShare: 0.69,
    success: color('#0a6632'),
    warning: color('#764b00'),
    danger: color('#ad1d1d'),
  },
}
