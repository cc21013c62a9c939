import '../../test/page/page-rules.js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import jsQR from 'jsqr'
import { type CSSProperties, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { findAccessibilityViolations } from '../../test/page/accessibility.js'
import { resolveThemeTokens } from '../theme/theme.js'
import { QrCode } from './qr-code.js'
import { DISC_SHARE, QUIET_ZONE } from './qr-drawing.js'

const PAIRING = `wc:${'a3f09c'.repeat(11).slice(0, 64)}@2?expiryTimestamp=1790000000&relay-protocol=irn&symKey=${'7b'.repeat(32)}`
const LOGO = { src: 'data:image/png;base64,iVBORw0KGgo=', name: 'Fox' }
const TOKENS = readFileSync(join(__dirname, '../theme/tokens.css'), 'utf8')

type Rgb = readonly [number, number, number]
type Box = { x: number; y: number; width: number; height: number; rx: number }

function rgb(hex: string | undefined): Rgb {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(hex ?? '') ?? []
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** Values of a token, one for each theme that sets it. */
const valuesOf = (token: string) =>
  [...TOKENS.matchAll(new RegExp(`${token}: (#\\w+);`, 'g'))].map(([, value]) => value)

function isInside({ x, y, width, height, rx }: Box, px: number, py: number): boolean {
  const away = (at: number, from: number, length: number) => Math.max(from + rx - at, at - (from + length - rx), 0)
  if (px < x || px > x + width || py < y || py > y + height) return false
  return Math.hypot(away(px, x, width), away(py, y, height)) <= rx || rx === 0
}

/** Image of a code, as markup. */
function drawingOf(code: Element): Element {
  const [, svg = ''] = /^data:image\/svg\+xml,(.+)$/.exec(code.querySelector('img')?.getAttribute('src') ?? '') ?? []
  const { documentElement } = new DOMParser().parseFromString(decodeURIComponent(svg), 'image/svg+xml')
  return documentElement
}

/** Pixels of a code, rendered only from the shapes in its image. */
function dotsOf(code: Element) {
  const scale = 6
  const svg = drawingOf(code)
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const side = size * scale
  const isInked = new Uint8Array(side * side)
  const paint = (box: Box, ink: number) => {
    for (let row = Math.floor(box.y * scale); row < (box.y + box.height) * scale; row += 1) {
      for (let column = Math.floor(box.x * scale); column < (box.x + box.width) * scale; column += 1) {
        if (isInside(box, (column + 0.5) / scale, (row + 0.5) / scale)) isInked[row * side + column] = ink
      }
    }
  }
  const disc = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: r })
  for (const rect of svg.querySelectorAll('rect')) {
    const [x, y, width, height, rx] = ['x', 'y', 'width', 'height', 'rx'].map((name) => Number(rect.getAttribute(name)))
    const grown = (by: number): Box => ({
      x: (x ?? 0) - by,
      y: (y ?? 0) - by,
      width: (width ?? 0) + 2 * by,
      height: (height ?? 0) + 2 * by,
      rx: Math.max(0, (rx ?? 0) + by),
    })
    paint(grown(0.5), 1)
    paint(grown(-0.5), 0)
  }
  for (const circle of svg.querySelectorAll('circle')) {
    const [x = 0, y = 0, r = 0] = ['cx', 'cy', 'r'].map((name) => Number(circle.getAttribute(name)))
    paint(disc(x, y, r), 1)
  }
  const path = svg.querySelector('path[stroke-linecap="round"]')
  const reach = Number(path?.getAttribute('stroke-width')) / 2
  for (const [, x, y] of (path?.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)h0/g))
    paint(disc(Number(x), Number(y), reach), 1)

  const ground = svg.querySelector('path')?.getAttribute('fill')
  const [ink, paper] = [svg.querySelector('g')?.getAttribute('fill') ?? '', ground === '#fff' ? '#ffffff' : '']
  const dots = new Uint8ClampedArray(side * side * 4)
  for (const [at, inked] of isInked.entries()) dots.set([...(inked ? rgb(ink) : rgb(paper)), 255], at * 4)
  const isDark = (px: number, py: number) => isInked[Math.floor(py * scale) * side + Math.floor(px * scale)] === 1
  return { dots, side, size, isDark, ink }
}

function show(text: string | undefined, props: Partial<Parameters<typeof QrCode>[0]> = {}) {
  const { container, ...rest } = render(
    <StrictMode>
      <QrCode text={text} label="QR code" {...props} />
    </StrictMode>,
  )
  const code = () => {
    const found = container.querySelector('[data-part="qr-code"]')
    if (!found) throw new Error('no code')
    return found
  }
  return { container, code, ...rest }
}

const inkOf = (ink: string | undefined): CSSProperties => ({ ['--bl-qr' as string]: ink })

const read = ({ dots, side }: ReturnType<typeof dotsOf>) =>
  jsQR(dots, side, side, { inversionAttempts: 'dontInvert' })?.data

test.each([
  ['in the default color', {}, '#121313'],
  ['in a dark color', { '--bl-qr-color': '#0a5c8f' }, '#0a5c8f'],
  ['set to a light color', { '--bl-qr-color': '#ffee00' }, '#121313'],
])('R-VIEW-31 R-VIEW-87 a scanner reads the code %s with the logo over its middle', (_, themeVariables, ink) => {
  expect(valuesOf('--bl-qr')).toEqual(['#121313'])
  const chosen = resolveThemeTokens({ themeVariables })['--bl-qr']
  const { code } = show(PAIRING, { logo: LOGO, style: inkOf(chosen) })
  expect(code().querySelector('[data-part="image"] img')).toHaveAttribute('src', LOGO.src)

  const drawn = dotsOf(code())
  expect(drawn.ink).toBe(ink)
  expect(read(drawn)).toBe(PAIRING)
  const reach = (drawn.size * DISC_SHARE) / 2
  for (let turn = 0; turn < 360; turn += 3) {
    for (let away = 0; away < reach; away += 0.5) {
      const angle = (turn * Math.PI) / 180
      const middle = drawn.size / 2
      expect(drawn.isDark(middle + away * Math.cos(angle), middle + away * Math.sin(angle))).toBe(false)
    }
  }
})

test('R-VIEW-87 ignores a color with too little contrast, wherever it is set', () => {
  const { code } = show(PAIRING, { style: inkOf('#eeeeee') })
  expect(dotsOf(code()).ink).toBe('#121313')
})

test('R-VIEW-87 renders one image with a white background up to its edges', () => {
  const { code } = show(PAIRING)
  expect(code().querySelector('svg')).toBeNull()
  const svg = drawingOf(code())
  const size = svg.getAttribute('viewBox')?.split(' ')[2]
  expect(svg.querySelector('path')?.outerHTML).toContain(`fill="#fff" d="M0 0h${size}v${size}H0z"`)
  expect(code().querySelector('img')?.getAttribute('src')).not.toMatch(/[#<>"]/)
})

test.each([20, 44, 60, 90, 140, 260, 420, 1024])(
  'R-VIEW-31 a scanner reads %d characters with and without a logo',
  (length) => {
    const text = `wc:${'q7'.repeat(512)}`.slice(0, length)
    for (const logo of [LOGO, undefined]) {
      const { code, unmount } = show(text, { logo })
      expect(read(dotsOf(code()))).toBe(text)
      unmount()
    }
  },
)

test.each([
  '0x1111111111111111111111111111111111111111',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v',
  'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
])('R-VIEW-86 a scanner reads the code of an address with a logo: %s', (address) => {
  const { code } = show(address, { logo: LOGO })
  expect(code().querySelector('[data-part="image"]')).not.toBeNull()
  expect(read(dotsOf(code()))).toBe(address)
})

test('R-VIEW-86 shows no logo when the code is too small for one at the highest level', () => {
  const { code } = show('wc:short', { logo: LOGO })
  expect(code().querySelector('[data-part="image"]')).toBeNull()
})

test('R-VIEW-31 uses level Q and a quiet zone of four modules', () => {
  const { code } = show(PAIRING)
  const { size, isDark } = dotsOf(code())
  const last = size - 1
  for (let at = 0; at < size; at += 1) {
    for (let depth = 0; depth < 4; depth += 1) {
      const edges = [isDark(at + 0.5, depth + 0.5), isDark(at + 0.5, last - depth + 0.5)]
      expect([...edges, isDark(depth + 0.5, at + 0.5), isDark(last - depth + 0.5, at + 0.5)]).not.toContain(true)
    }
  }
  // ISO/IEC 18004: two modules to the left of the first finder pattern's lower edge encode the level; Q is 11, masked with 10.
  const level = [0, 1].map((at) => isDark(QUIET_ZONE + at + 0.5, QUIET_ZONE + 8.5))
  expect(level).toEqual([false, true])
})

test('R-VIEW-32 the code has the role img and a label', async () => {
  const { getByRole } = show(PAIRING, { logo: LOGO })
  expect(getByRole('img', { name: 'QR code' })).toBeInTheDocument()
  expect(await findAccessibilityViolations()).toEqual([])
})

test('R-VIEW-34 keeps the old code until a new one replaces it', () => {
  const { code, rerender } = show(undefined)
  expect(code()).toHaveAttribute('data-state', 'loading')
  expect(code()).toHaveAttribute('aria-hidden', 'true')
  rerender(<QrCode text={PAIRING} label="QR code" />)
  const shown = code()
  const { classList } = shown
  rerender(<QrCode text={PAIRING} label="QR code" outdated />)
  expect(code()).toBe(shown)
  expect(code()).toHaveAttribute('data-state', 'outdated')
  expect(drawingOf(code()).querySelector('g')?.getAttribute('opacity')).toBe('.1')
  expect(classList.contains('bl:aspect-square')).toBe(true)
  const next = PAIRING.replace('a3', 'b4')
  rerender(<QrCode text={next} label="QR code" />)
  expect(code()).toBe(shown)
  expect(read(dotsOf(code()))).toBe(next)
})

test('R-HOST-03 renders no inline styles on a server', () => {
  const html = renderToString(<QrCode text={PAIRING} label="QR code" logo={LOGO} />)
  expect(html).not.toMatch(/<style|\sstyle=/)
})
