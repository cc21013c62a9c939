/**
 * From a host's theme variables to the tokens of the stylesheet.
 *
 * In      themeVariables   R-THEME-04's names; a value may be anything a plain JavaScript host passes
 * Out     tokens and their values; a name that is unknown and a value that is refused leave no token
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

/** What a host may set, by the names of R-THEME-04. */
type ThemeVariable =
  | '--bl-font-family'
  | '--bl-accent'
  | '--bl-color-mix'
  | '--bl-color-mix-strength'
  | '--bl-font-size-master'
  | '--bl-border-radius-master'
  | '--bl-z-index'
  | '--bl-qr-color'

/** A host's theme variables, as they come. */
export type ThemeVariables = { readonly [Name in ThemeVariable]?: unknown }

/** The tokens that are set on the kit's root element. */
type ThemeToken =
  | `--bl-${'font' | 'font-size' | 'radius' | 'z-index' | 'qr' | 'mix' | 'accent' | 'on-accent' | 'accent-mix'}`
  | `--bl-${'mix' | 'accent-text' | 'ring' | 'subtle' | 'success' | 'warning' | 'danger'}-${ThemeName}`

/** Values for some of the tokens. */
export type ThemeTokens = { [Token in ThemeToken]?: string }

const WHITE: Color = { red: 255, green: 255, blue: 255 }
const NEAR_BLACK: Color = { red: 11, green: 12, blue: 12 }
const BLACK: Color = { red: 0, green: 0, blue: 0 }
const FONT = /^(?:[\p{L}\p{N}\s"',._-]|var\(--[\w-]{1,64}\)){1,256}$/u
const LENGTH = /^(\d{1,3}(?:\.\d{1,4})?)(px|rem|em)?$/
const MOST_Z_INDEX = 2_147_483_646

const readText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '')

function readLength(value: unknown, [least, most]: readonly [number, number]): string | undefined {
  const [, size, unit = 'px'] = LENGTH.exec(readText(value)) ?? []
  if (size === undefined) return undefined
  const pixels = Number.parseFloat(size) * (unit === 'px' ? 1 : 16)
  return pixels < least || pixels > most ? undefined : `${size}${unit}`
}

function readWhole(value: unknown, most: number): number | undefined {
  const text = readText(value)
  if (!/^\d{1,10}$/.test(text)) return undefined
  const whole = Number.parseInt(text, 10)
  return whole > most ? undefined : whole
}

/** The text colour for a ground: white where it can be read, else near-black, else black. One of them always can. */
function pickOnAccent(accent: Color): Color {
  return [WHITE, NEAR_BLACK].find((words) => contrastRatio(words, accent) >= TEXT_CONTRAST) ?? BLACK
}

const over = (least: number, grounds: readonly Color[]) => (color: Color) =>
  grounds.every((ground) => contrastRatio(color, ground) >= least)

/** The nearest colour on the way to another that fits, as it will be written. */
function towards(from: Color, to: Color, fits: (color: Color) => boolean): Color {
  for (let percent = 100; percent > 0; percent -= 5) {
    const mixed = mixColors(from, to, percent / 100)
    const candidate = { red: Math.round(mixed.red), green: Math.round(mixed.green), blue: Math.round(mixed.blue) }
    if (fits(candidate)) return candidate
  }
  return to
}

const groundsOf = ({ text }: Palette, background: Color) =>
  SURFACE_SHARES.map((share) => mixColors(text, background, share))

/** A colour as text: on every ground, and on its own tint over those that do not last only for a press. */
function asText(color: Color, { text }: Palette, grounds: readonly Color[], tintShare: number): Color {
  return towards(color, text, (candidate) => {
    const tinted = grounds.slice(0, 3).map((ground) => mixColors(candidate, ground, tintShare))
    return over(TEXT_CONTRAST, [...grounds, ...tinted])(candidate)
  })
}

/** How much of a colour the background can take: as asked, or as far as plain text stays readable. */
function bearableStrength(palette: Palette, mix: Color, wanted: number): number {
  for (let strength = wanted; strength > 0; strength -= 1) {
    const background = mixColors(mix, palette.background, strength / 100)
    const grounds = groundsOf(palette, background)
    const muted = mixColors(palette.text, background, palette.mutedShare)
    if ([palette.text, muted].every(over(TEXT_CONTRAST, grounds))) return strength
  }
  return 0
}

function themeTokens(
  theme: ThemeName,
  { accent, mix, wanted }: { accent: Color | undefined; mix: Color | undefined; wanted: number },
): ThemeTokens {
  const palette = PALETTES[theme]
  const strength = mix === undefined ? 0 : bearableStrength(palette, mix, wanted)
  if (accent === undefined && strength === 0) return {}

  const background = mixColors(mix ?? palette.background, palette.background, strength / 100)
  const grounds = groundsOf(palette, background)
  const seen = accent ?? palette.accent
  const tint = ACCENT_TINT_SHARE
  const tinted = grounds.slice(0, 3).map((ground) => mixColors(seen, ground, tint))
  const tokens: ThemeTokens = {
    [`--bl-accent-text-${theme}`]: formatColor(
      towards(seen, palette.text, over(TEXT_CONTRAST, [...grounds, ...tinted])),
    ),
    [`--bl-ring-${theme}`]: formatColor(towards(seen, palette.text, over(CONTROL_CONTRAST, grounds))),
  }
  if (strength === 0) return tokens

  const subtle = mixColors(palette.text, background, palette.subtleShare)
  return {
    ...tokens,
    [`--bl-mix-${theme}`]: `${strength}%`,
    [`--bl-subtle-${theme}`]: formatColor(towards(subtle, palette.text, over(TEXT_CONTRAST, grounds))),
    [`--bl-success-${theme}`]: formatColor(asText(palette.success, palette, grounds, TINT_SHARE)),
    [`--bl-warning-${theme}`]: formatColor(asText(palette.warning, palette, grounds, TINT_SHARE)),
    [`--bl-danger-${theme}`]: formatColor(asText(palette.danger, palette, grounds, TINT_SHARE)),
  }
}

/** The tokens for a host's theme variables. Text stays readable on whatever comes out. */
export function resolveThemeTokens({
  themeVariables = {},
}: {
  themeVariables?: ThemeVariables | undefined
}): ThemeTokens {
  const font = readText(themeVariables['--bl-font-family'])
  const fontSize = readLength(themeVariables['--bl-font-size-master'], [8, 32])
  const radius = readLength(themeVariables['--bl-border-radius-master'], [0, 16])
  const zIndex = readWhole(themeVariables['--bl-z-index'], MOST_Z_INDEX)
  const qr = parseColor(readText(themeVariables['--bl-qr-color']))
  const accent = parseColor(readText(themeVariables['--bl-accent']))
  const mix = parseColor(readText(themeVariables['--bl-color-mix']))
  const wanted = readWhole(themeVariables['--bl-color-mix-strength'], 100) ?? 0

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
  const colors = { accent, mix, wanted }
  return { ...tokens, ...themeTokens('dark', colors), ...themeTokens('light', colors) }
}

/** Sets the tokens on the kit's root element and takes away those of an earlier call. Runs in the browser only. */
export function applyTheme({ style }: HTMLElement, theme: { themeVariables?: ThemeVariables | undefined }): void {
  for (const name of Array.from(style)) if (name.startsWith('--bl-')) style.removeProperty(name)
  for (const [token, value] of Object.entries(resolveThemeTokens(theme))) style.setProperty(token, value)
}
