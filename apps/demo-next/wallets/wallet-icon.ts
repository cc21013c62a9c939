import { MARK } from '@bowline/brand/shapes'

/** The icon of a sandbox wallet as a data image, the only kind that an announced wallet may have. */
export function walletIcon(ground: string): string {
  const mark = `<path d="${MARK.line}${MARK.end}"/><path stroke-linecap="round" d="${MARK.lineCap}${MARK.endCap}"/>`
  const drawn = `<g transform="translate(13 13) scale(.6)" fill="none" stroke="#fff" stroke-width="${MARK.strokeWidth}">${mark}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/>${drawn}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
