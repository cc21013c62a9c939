/**
 * Draws a text as a QR code: dark on white in both themes, because readers expect that.
 *
 * In      at most 1,270 bytes
 * Out     an SVG image with its label; no markup is parsed, so the site's Trusted Types allow it
 * Source  ISO/IEC 18004, level M, quiet zone of 4 modules
 */
import { encode } from 'uqr'

const SVG = 'http://www.w3.org/2000/svg'
const QUIET_ZONE = 4

/** Creates the image. */
export function createQrCode(document: Document, { text, label }: { text: string; label: string }): SVGSVGElement {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const svg = document.createElementNS(SVG, 'svg')
  for (const [name, value] of [
    ['class', 'qr'],
    ['role', 'img'],
    ['aria-label', label],
    ['viewBox', `0 0 ${size} ${size}`],
    ['shape-rendering', 'crispEdges'],
  ] as const)
    svg.setAttribute(name, value)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', modules.join(''))
  svg.append(path)
  return svg
}
