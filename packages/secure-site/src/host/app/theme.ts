/**
 * The parts of the page's theme that the card applies: light or dark, and one accent color.
 *
 * In      `themeMode`, `themeVariables`   from the page
 * Out     attributes and CSS properties of the card's document; a value that is not a plain color is ignored
 * Source  R-FRAME-32, R-THEME-20; visual design, color tokens; security design §8
 */
import type { FrameRequestPayload } from '@bowline/secure-frame/protocol'

/** Theme values that a page may set. */
export type FrameTheme = FrameRequestPayload<'SYNC_THEME'>

/** The kit's default accents. The stylesheet defines darker variants of them, with white text. */
const OWN_ACCENTS = ['hsla(230,100%,67%,1)', 'hsla(231,100%,70%,1)']
const COLOR = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|(?:rgb|hsl)a?\([\d\s.,%/a-z]{1,60}\))$/i
const CHANNELS = /[\d.]+/g

/** Applies a theme to a document. */
export function applyTheme({ themeMode, themeVariables }: FrameTheme, { document }: { document: Document }): void {
  const root = document.documentElement
  if (themeMode !== undefined) root.dataset.theme = themeMode
  const accent = themeVariables?.['--bl-accent'] ?? themeVariables?.accent
  if (typeof accent !== 'string' || !COLOR.test(accent)) return
  if (OWN_ACCENTS.includes(accent)) {
    root.style.removeProperty('--bl-accent')
    root.style.removeProperty('--bl-on-accent')
    return
  }
  root.style.setProperty('--bl-accent', accent)
  const seen = document.defaultView?.getComputedStyle(root).getPropertyValue('color') ?? ''
  root.style.setProperty('--bl-on-accent', isLight(readAccent(root, accent) ?? seen) ? '#121313' : '#ffffff')
}

/** Returns the accent as the browser computes it, so that its channels can be read in any notation. */
function readAccent(root: HTMLElement, accent: string): string | undefined {
  const probe = root.ownerDocument.createElement('span')
  probe.style.color = accent
  root.append(probe)
  const computed = root.ownerDocument.defaultView?.getComputedStyle(probe).color
  probe.remove()
  return computed
}

/** Whether dark text has more contrast on the color than white text. Source: WCAG 2.2, relative luminance. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(CHANNELS) ?? []).slice(0, 3).map((channel) => {
    const part = Number(channel) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}
