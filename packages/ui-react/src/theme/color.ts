/**
 * Colors as numbers: parses them from CSS text, mixes them, and computes contrast ratios.
 *
 * In      CSS text: #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla(), with commas or spaces
 * Out     red, green and blue from 0 to 255; transparency is ignored; undefined for any other text
 * Source  WCAG 2.2 relative luminance and contrast ratio
 */
export type Color = { red: number; green: number; blue: number }

const NUMBER = '([+-]?\\d{0,4}(?:\\.\\d{1,6})?)'
const GAP = '\\s*[,\\s]\\s*'
const ALPHA = '(?:\\s*[,/]\\s*\\d{0,3}(?:\\.\\d{1,6})?%?)?'
const RGB = new RegExp(`^rgba?\\(\\s*${NUMBER}(%?)${GAP}${NUMBER}(%?)${GAP}${NUMBER}(%?)${ALPHA}\\s*\\)$`, 'i')
const HSL = new RegExp(`^hsla?\\(\\s*${NUMBER}(?:deg)?${GAP}${NUMBER}%${GAP}${NUMBER}%${ALPHA}\\s*\\)$`, 'i')
const HEX = /^#(?:([0-9a-f]{3})[0-9a-f]?|([0-9a-f]{6})(?:[0-9a-f]{2})?)$/i

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))

function fromHsl(hue: number, saturation: number, lightness: number): Color {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))))
  }
  return { red: channel(0), green: channel(8), blue: channel(4) }
}

/** Color that a CSS text describes, or undefined. */
export function parseColor(text: string): Color | undefined {
  const css = text.trim()
  if (css.length > 64) return undefined
  const hex = HEX.exec(css)
  if (hex) {
    const digits = hex[2] ?? [...(hex[1] ?? '')].map((digit) => digit + digit).join('')
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
    return { red, green, blue }
  }
  const rgb = RGB.exec(css)
  if (rgb) {
    const channels = [1, 3, 5].map((at) => {
      const value = Number.parseFloat(rgb[at] ?? '')
      return Math.round(clamp(rgb[at + 1] === '%' ? (value * 255) / 100 : value, 255))
    })
    const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = channels
    return channels.some(Number.isNaN) ? undefined : { red, green, blue }
  }
  const [hue, saturation, lightness] = (HSL.exec(css)?.slice(1) ?? []).map(Number.parseFloat)
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined
  if (Number.isNaN(hue + saturation + lightness)) return undefined
  return fromHsl(((hue % 360) + 360) % 360, clamp(saturation, 100) / 100, clamp(lightness, 100) / 100)
}

/** Color as `#rrggbb`. */
export function formatColor({ red, green, blue }: Color): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes `share` (0 to 1) of the first color with the second. */
export function mixColors(first: Color, second: Color, share: number): Color {
  const mix = (one: number, other: number) => one * share + other * (1 - share)
  return {
    red: mix(first.red, second.red),
    green: mix(first.green, second.green),
    blue: mix(first.blue, second.blue),
  }
}

function luminance({ red, green, blue }: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colors, from 1 (equal) to 21 (black on white). */
export function contrastRatio(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
