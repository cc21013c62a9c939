/**
 * Base colors of each theme, the same as in the stylesheet, and the contrast they must have.
 *
 * Source  R-THEME-02, R-THEME-03, R-THEME-09, R-HOST-15
 */
import { type Color, parseColor } from './color.js'

/** Names of the themes. */
export type ThemeName = 'dark' | 'light'

/** Minimum contrast ratio of text and its background. */
export const TEXT_CONTRAST = 4.5

/** Minimum contrast ratio of focus rings and edges of controls. */
export const CONTROL_CONTRAST = 3

/** Colors of a theme. The shares are the amount of text color in quieter texts. */
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

/** Share of text color in the surfaces of the card: none, default, hover and pressed. */
export const SURFACE_SHARES: readonly number[] = [0, 0.04, 0.08, 0.12]

/** Share of a status color in its tinted background. */
export const TINT_SHARE = 0.12

/** Share of the accent color in its tinted background. */
export const ACCENT_TINT_SHARE = 0.14

function toColor(text: string): Color {
  const parsed = parseColor(text)
  if (parsed === undefined) throw new TypeError(`Not a color: ${text}`)
  return parsed
}

/** Colors of both themes. */
export const PALETTES: Record<ThemeName, Palette> = {
  dark: {
    accent: toColor('hsla(230,100%,67%,1)'),
    background: toColor('#121313'),
    text: toColor('#ffffff'),
    mutedShare: 0.7,
    subtleShare: 0.6,
    success: toColor('#3fd07f'),
    warning: toColor('#f2b544'),
    danger: toColor('#ff7b7b'),
  },
  light: {
    accent: toColor('hsla(231,100%,70%,1)'),
    background: toColor('#ffffff'),
    text: toColor('#121313'),
    mutedShare: 0.78,
    subtleShare: 0.69,
    success: toColor('#0a6632'),
    warning: toColor('#764b00'),
    danger: toColor('#ad1d1d'),
  },
}
