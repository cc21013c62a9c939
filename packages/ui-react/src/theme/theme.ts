/**
 * Converts the theme variables an app sets (`--bl-accent` and others) to the CSS custom properties of the kit's stylesheet.
 *
 * In      themeVariables   names of R-THEME-04; a value can be anything that an app in plain JavaScript passes
 * Out     tokens and their values; unknown names and invalid values are skipped
 * Source  R-THEME-04, R-THEME-06, R-THEME-09
 */
import { type Color, contrastRatio, formatColor, mixColors, parseColor } from './color.js'
import {
  ACCENT_TINT_SHARE,
  CONTROL_CONTRAST,
  PALETTES,
  type Palette,
  SURFACE_SHARES,
  TEXT_CONTRAST,
  type ThemeName,
  TINT_SHARE,
} from './palette.js'

/** Variables that an app can set, by the names of R-THEME-04. */
type ThemeVariable =
  | '--bl-font-family'
  | '--bl-accent'
  | '--bl-color-mix'
  | '--bl-color-mix-strength'
  | '--bl-font-size-master'
  | '--bl-border-radius-master'
  | '--bl-z-index'
  | '--bl-qr-color'

/** Theme variables as the app passes them, not validated. */
export type ThemeVariables = { readonly [Name in ThemeVariable]?: unknown }

/** Tokens set on the kit's root element. */
type ThemeToken =
  | `--bl-${'font' | 'font-size' | 'radius' | 'z-index' | 'qr' | 'mix' | 'accent' | 'on-accent' | 'accent-mix'}`
  | `--bl-${'mix' | 'accent-text' | 'ring' | 'subtle' | 'success' | 'warning' | 'danger'}-${ThemeName}`

/** CSS custom properties to set, by name; those that the app's variables do not change are absent. */
export type ThemeTokens = { [Token in ThemeToken]?: string }

const WHITE: Color = { red: 255, green: 255, blue: 255 }
const NEAR_BLACK: Color = { red: 11, green: 12, blue: 12 }
const BLACK: Color = { red: 0, green: 0, blue: 0 }
const FONT = /^(?:[\p{L}\p{N}\s"',._-]|var\(--[\w-]{1,64}\)){1,256}$/u
const LENGTH = /^(\d{1,3}(?:\.\d{1,4})?)(px|rem|em)?$/
const MAX_Z_INDEX = 2_147_483_646

const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '')

function parseLength(value: unknown, [min, max]: readonly [number, number]): string | undefined {
  const [, size, unit = 'px'] = LENGTH.exec(toText(value)) ?? []
  if (size === undefined) return undefined
  const pixels = Number.parseFloat(size) * (unit === 'px' ? 1 : 16)
  return pixels < min || pixels > max ? undefined : `${size}${unit}`
}

function parseInteger(value: unknown, max: number): number | undefined {
  const text = toText(value)
  if (!/^\d{1,10}$/.test(text)) return undefined
  const whole = Number.parseInt(text, 10)
  return whole > max ? undefined : whole
}

/** Text color on a background: white if it has enough contrast, else near-black, else black. One of them always has. */
function pickOnAccent(accent: Color): Color {
  return [WHITE, NEAR_BLACK].find((text) => contrastRatio(text, accent) >= TEXT_CONTRAST) ?? BLACK
}

const hasContrast = (min: number, surfaces: readonly Color[]) => (color: Color) =>
  surfaces.every((surface) => contrastRatio(color, surface) >= min)

/** The color closest to `from` on the way to `to` that fits, rounded as it will be written. */
function towards(from: Color, to: Color, fits: (color: Color) => boolean): Color {
  for (let percent = 100; percent > 0; percent -= 5) {
    const mixed = mixColors(from, to, percent / 100)
    const candidate = { red: Math.round(mixed.red), green: Math.round(mixed.green), blue: Math.round(mixed.blue) }
    if (fits(candidate)) return candidate
  }
  return to
}

const getSurfaces = ({ text }: Palette, background: Color) =>
  SURFACE_SHARES.map((share) => mixColors(text, background, share))

/** Text color for every surface, and for its own tint over all surfaces except the pressed one. */
function toTextColor(color: Color, { text }: Palette, surfaces: readonly Color[], tintShare: number): Color {
  return towards(color, text, (candidate) => {
    const tinted = surfaces.slice(0, 3).map((surface) => mixColors(candidate, surface, tintShare))
    return hasContrast(TEXT_CONTRAST, [...surfaces, ...tinted])(candidate)
  })
}

/** Strength of the color mix: the requested one, or the highest at which plain text stays readable. */
function limitMixStrength(palette: Palette, mix: Color, requested: number): number {
  for (let strength = requested; strength > 0; strength -= 1) {
    const background = mixColors(mix, palette.background, strength / 100)
    const surfaces = getSurfaces(palette, background)
    const muted = mixColors(palette.text, background, palette.mutedShare)
    if ([palette.text, muted].every(hasContrast(TEXT_CONTRAST, surfaces))) return strength
  }
  return 0
}

function themeTokens(
  theme: ThemeName,
  { accent, mix, requested }: { accent: Color | undefined; mix: Color | undefined; requested: number },
): ThemeTokens {
  const palette = PALETTES[theme]
  const strength = mix === undefined ? 0 : limitMixStrength(palette, mix, requested)
  if (accent === undefined && strength === 0) return {}

  const background = mixColors(mix ?? palette.background, palette.background, strength / 100)
  const surfaces = getSurfaces(palette, background)
  const shown = accent ?? palette.accent
  const tint = ACCENT_TINT_SHARE
  const tinted = surfaces.slice(0, 3).map((surface) => mixColors(shown, surface, tint))
  const tokens: ThemeTokens = {
    [`--bl-accent-text-${theme}`]: formatColor(
      towards(shown, palette.text, hasContrast(TEXT_CONTRAST, [...surfaces, ...tinted])),
    ),
    [`--bl-ring-${theme}`]: formatColor(towards(shown, palette.text, hasContrast(CONTROL_CONTRAST, surfaces))),
  }
  if (strength === 0) return tokens

  const subtle = mixColors(palette.text, background, palette.subtleShare)
  return {
    ...tokens,
    [`--bl-mix-${theme}`]: `${strength}%`,
    [`--bl-subtle-${theme}`]: formatColor(towards(subtle, palette.text, hasContrast(TEXT_CONTRAST, surfaces))),
    [`--bl-success-${theme}`]: formatColor(toTextColor(palette.success, palette, surfaces, TINT_SHARE)),
    [`--bl-warning-${theme}`]: formatColor(toTextColor(palette.warning, palette, surfaces, TINT_SHARE)),
    [`--bl-danger-${theme}`]: formatColor(toTextColor(palette.danger, palette, surfaces, TINT_SHARE)),
  }
}

/** Tokens for an app's theme variables. All texts have enough contrast on the resulting backgrounds. */
export function resolveThemeTokens({
  themeVariables = {},
}: {
  themeVariables?: ThemeVariables | undefined
}): ThemeTokens {
  const font = toText(themeVariables['--bl-font-family'])
  const fontSize = parseLength(themeVariables['--bl-font-size-master'], [8, 32])
  const radius = parseLength(themeVariables['--bl-border-radius-master'], [0, 16])
  const zIndex = parseInteger(themeVariables['--bl-z-index'], MAX_Z_INDEX)
  const qr = parseColor(toText(themeVariables['--bl-qr-color']))
  const accent = parseColor(toText(themeVariables['--bl-accent']))
  const mix = parseColor(toText(themeVariables['--bl-color-mix']))
  const requested = parseInteger(themeVariables['--bl-color-mix-strength'], 100) ?? 0

  const tokens: ThemeTokens = {}
  if (FONT.test(font)) tokens['--bl-font'] = font
  if (fontSize !== undefined) tokens['--bl-font-size'] = fontSize
  if (radius !== undefined) tokens['--bl-radius'] = radius
  if (zIndex !== undefined) tokens['--bl-z-index'] = `${zIndex}`
  if (qr !== undefined && contrastRatio(qr, WHITE) >= TEXT_CONTRAST) tokens['--bl-qr'] = formatColor(qr)

  if (mix !== undefined) tokens['--bl-mix'] = formatColor(mix)
  if (accent !== undefined) {
    const onAccent = pickOnAccent(accent)
    tokens['--bl-accent'] = formatColor(accent)
    tokens['--bl-on-accent'] = formatColor(onAccent)
    tokens['--bl-accent-mix'] = formatColor(onAccent === WHITE ? BLACK : WHITE)
  }
  const colors = { accent, mix, requested }
  return { ...tokens, ...themeTokens('dark', colors), ...themeTokens('light', colors) }
}

/** Sets the tokens on the kit's root element and removes those of an earlier call. Browser only. */
export function applyTheme({ style }: HTMLElement, theme: { themeVariables?: ThemeVariables | undefined }): void {
  for (const name of Array.from(style)) if (name.startsWith('--bl-')) style.removeProperty(name)
  for (const [token, value] of Object.entries(resolveThemeTokens(theme))) style.setProperty(token, value)
}
