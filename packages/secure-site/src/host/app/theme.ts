/**
 * The parts of the page's theme that the card applies: light or dark, and one accent color.
 *
 * In      `themeMode`, `themeVariables`   from the page
 * Out     attributes and CSS properties of the card's document. An accent that is no plain color, is transparent, or hardly
 *         differs from the card's background is ignored: it would hide a button
 * Source  R-FRAME-32, R-THEME-20; visual design, color tokens; security design §7, §8; WCAG 2.2, contrast ratio
 */
import type { FrameRequestPayload } from '@bowline/secure-frame/protocol'

/** Theme values that a page may set. */
export type FrameTheme = FrameRequestPayload<'SYNC_THEME'>

/** The kit's default accents. The stylesheet defines darker variants of them, with white text. */
const OWN_ACCENTS = ['hsla(230,100%,67%,1)', 'hsla(231,100%,70%,1)']
const COLOR = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|(?:rgb|hsl)a?\([\d\s.,%/a-z]{1,60}\))$/i
const COMPUTED = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/
/** Relative luminance of the card's background: `--bl-bg` of the stylesheet. */
const GROUND_LUMINANCE = { dark: 0.0064, light: 1 }
const MIN_CONTRAST = 3
/** Above this luminance dark text has more contrast than white text. */
const LIGHT_LUMINANCE = 0.179

/** Applies a theme to a document. */
export function applyTheme({ themeMode, themeVariables }: FrameTheme, { document }: { document: Document }): void {
  const root = document.documentElement
  if (themeMode !== undefined) root.dataset.theme = themeMode
  const ground = GROUND_LUMINANCE[root.dataset.theme === 'light' ? 'light' : 'dark']
  const accent = themeVariables?.['--bl-accent'] ?? themeVariables?.accent
  const luminance =
    typeof accent === 'string' && COLOR.test(accent) && !OWN_ACCENTS.includes(accent)
      ? computeLuminance(root, accent)
      : undefined
  const isUsable = luminance !== undefined && getContrast(luminance, ground) >= MIN_CONTRAST
  const onAccent = luminance !== undefined && luminance > LIGHT_LUMINANCE ? '#121313' : '#ffffff'
  for (const [name, value] of Object.entries({ '--bl-accent': accent, '--bl-on-accent': onAccent })) {
    if (isUsable) root.style.setProperty(name, String(value))
    else root.style.removeProperty(name)
  }
}

/** Luminance of a color as the browser computes it, in any notation. Undefined for a transparent one. */
function computeLuminance(root: HTMLElement, color: string): number | undefined {
  const probe = root.ownerDocument.createElement('span')
  probe.style.color = color
  root.append(probe)
  const computed = root.ownerDocument.defaultView?.getComputedStyle(probe).color ?? ''
  probe.remove()
  const [, red, green, blue, alpha = '1'] = COMPUTED.exec(computed) ?? []
  if (red === undefined || Number(alpha) < 1) return undefined
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = Number(channel) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const getContrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
