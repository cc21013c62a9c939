/**
 * The page's theme, as far as the card takes it over: light or dark, and one accent.
 *
 * In      themeMode, themeVariables   from the page
 * Out     attributes and properties of the card's document; a value that is no plain colour is passed over
 * Source  R-FRAME-32, R-THEME-20; visual design, colour tokens; security design §8
 */
import type { FrameRequestPayload } from '@bowline/secure-frame/protocol'

/** What a page may set. */
export type FrameTheme = FrameRequestPayload<'SYNC_THEME'>

/** The kit's own accents, which the stylesheet has darker ones for, with white text. */
const OWN_ACCENTS = ['hsla(230,100%,67%,1)', 'hsla(231,100%,70%,1)']
const COLOUR = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|(?:rgb|hsl)a?\([\d\s.,%/a-z]{1,60}\))$/i
const CHANNELS = /[\d.]+/g

/** Sets the theme of a document. */
export function applyTheme({ themeMode, themeVariables }: FrameTheme, { document }: { document: Document }): void {
  const root = document.documentElement
  if (themeMode !== undefined) root.dataset.theme = themeMode
  const accent = themeVariables?.['--bl-accent'] ?? themeVariables?.accent
  if (typeof accent !== 'string' || !COLOUR.test(accent)) return
  if (OWN_ACCENTS.includes(accent)) {
    root.style.removeProperty('--bl-accent')
    root.style.removeProperty('--bl-on-accent')
    return
  }
  root.style.setProperty('--bl-accent', accent)
  const seen = document.defaultView?.getComputedStyle(root).getPropertyValue('color') ?? ''
  root.style.setProperty('--bl-on-accent', isLight(readAccent(root, accent) ?? seen) ? '#121313' : '#ffffff')
}

/** The accent as the browser computes it: three channels, whatever the way it was written. */
function readAccent(root: HTMLElement, accent: string): string | undefined {
  const probe = root.ownerDocument.createElement('span')
  probe.style.color = accent
  root.append(probe)
  const computed = root.ownerDocument.defaultView?.getComputedStyle(probe).color
  probe.remove()
  return computed
}

/** Whether dark text has more contrast on it than white. Source: WCAG 2.2, relative luminance. */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(CHANNELS) ?? []).slice(0, 3).map((channel) => {
    const part = Number(channel) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}
