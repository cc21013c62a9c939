/**
 * The image of an id: a mark on a ground, of a fixed colour for well-known networks, ringed for coins.
 *
 * In      endpoint, id
 * Out     an SVG; undefined for an image the service does not have
 * Throws  nothing
 * Source  spec R-API-54, R-API-55, R-API-64
 */
import type { ImageEndpoint } from '../scenarios.js'
import { drawMark } from './draw-icon.js'

/** Ids that begin so have no image. */
export const MISSING_IMAGE_PREFIX = 'missing-'

/** Hues of networks by their chain id, which serves as their image id. */
const NETWORK_HUES: Readonly<Record<string, number>> = {
  1: 228,
  10: 2,
  56: 44,
  100: 160,
  137: 265,
  324: 250,
  8453: 216,
  42161: 204,
  42220: 52,
  43114: 358,
  7777777: 285,
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 168,
  '000000000019d6689c085ae165831e93': 32,
}

/** Makes the image of an id. */
export function mockImage(endpoint: ImageEndpoint, id: string): string | undefined {
  if (id.startsWith(MISSING_IMAGE_PREFIX)) return undefined
  switch (endpoint) {
    case 'wallet-image':
      return drawMark(id)
    case 'asset-image':
      return drawMark(`asset/${id}`, { hue: NETWORK_HUES[id] })
    case 'currency-image':
    case 'token-image':
      return ringed(drawMark(`${endpoint}/${id}`))
  }
}

function ringed(picture: string): string {
  return picture.replace(
    /<\/svg>$/,
    '<circle cx="32" cy="32" r="29" fill="none" stroke="#fff" stroke-width="2.5"/></svg>',
  )
}
