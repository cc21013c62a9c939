/**
 * Draws the images of the mock services: a geometric icon on a two-color gradient, always the same for an id.
 *
 * Out     an SVG of 64 × 64 units, without text, scripts or external references
 * Source  spec R-API-54, R-API-64
 */
import { createSeededRandom, type SeededRandom } from '../values/seeded-random.js'

/** Each draws a white shape in the center of the background. */
const SHAPES: readonly ((random: SeededRandom) => string)[] = [
  () => '<circle cx="32" cy="32" r="17" fill="none" stroke="#fff" stroke-width="6"/><circle cx="32" cy="32" r="6"/>',
  () => '<path d="M32 11 51 44H13Z"/><path d="M32 53 22 36h20Z" opacity=".55"/>',
  () => '<path d="M32 10 50 32 32 54 14 32Z" opacity=".5"/><path d="M32 21 41 32 32 43 23 32Z"/>',
  () => '<path d="M32 11 50 21.5v21L32 53 14 42.5v-21Z" opacity=".45"/><path d="M32 22 41 27v10l-9 5-9-5V27Z"/>',
  () => '<path d="M42 14a20 20 0 1 0 8 25 16 16 0 0 1-8-25Z"/><circle cx="46" cy="25" r="4" opacity=".7"/>',
  () => '<path d="M14 20h36v7H14Z"/><path d="M14 29h27v7H14Z" opacity=".7"/><path d="M14 38h18v7H14Z" opacity=".45"/>',
  () => '<circle cx="25" cy="32" r="13" opacity=".65"/><circle cx="39" cy="32" r="13" opacity=".65"/>',
  (random) => {
    const petals = 3 + random.integer(4)
    const turn = (petal: number) => `rotate(${((360 / petals) * petal).toFixed(1)} 32 32)`
    const petal = (at: number) => `<ellipse cx="32" cy="20" rx="6.5" ry="11" opacity=".75" transform="${turn(at)}"/>`
    return Array.from({ length: petals }, (_, at) => petal(at)).join('')
  },
  (random) => {
    const bars = Array.from({ length: 4 }, (_, at) => ({ x: 14 + at * 10, height: 12 + random.integer(24) }))
    return bars
      .map(({ x, height }) => `<rect x="${x}" y="${48 - height}" width="6" height="${height}" rx="3"/>`)
      .join('')
  },
]

const TURNS = [0, 0, 45, 90, 180, 270]

/** Draws the image of an id. The background has the given hue, 0 to 360, or one derived from the id. */
export function drawIcon(id: string, { hue }: { readonly hue?: number | undefined } = {}): string {
  const random = createSeededRandom(`mark/${id}`)
  const first = hue ?? random.integer(360)
  const second = (first + random.pick([-55, -35, 30, 50, 150])) % 360
  const shape = random.pick(SHAPES)(random)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${toColor(first, 52)}"/>`,
    `<stop offset="1" stop-color="${toColor(second, 34)}"/></linearGradient></defs>`,
    `<path d="M0 0h64v64H0Z" fill="url(#g)"/><g fill="#fff" transform="rotate(${random.pick(TURNS)} 32 32)">`,
    `${shape}</g></svg>`,
  ].join('')
}

function toColor(hue: number, lightness: number): string {
  return `hsl(${(hue + 360) % 360} 68% ${lightness}%)`
}
