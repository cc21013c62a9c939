/**
 * Images of the mock explorer: an icon per id, with a fixed color for well-known networks, and a ring for tokens and
 * currencies.
 *
 * Source  spec R-API-54, R-API-55, R-API-64
 */
import type { ImageEndpoint } from '../scenarios.js'
import { drawIcon } from './draw-icon.js'

/** Prefix of the image ids for which the mock explorer has no image and responds with 404. */
export const MISSING_IMAGE_PREFIX = 'missing-'

/** Background hues of networks by chain id, which is also their image id. */
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

/** Returns the image of an id as an SVG; undefined when it is missing. */
export function createMockImage(endpoint: ImageEndpoint, id: string): string | undefined {
  if (id.startsWith(MISSING_IMAGE_PREFIX)) return undefined
  switch (endpoint) {
    case 'wallet-image':
      return drawIcon(id)
    case 'asset-image':
      return drawIcon(`asset/${id}`, { hue: NETWORK_HUES[id] })
    case 'currency-image':
    case 'token-image':
      return addRing(drawIcon(`${endpoint}/${id}`))
  }
}

function addRing(image: string): string {
  return image.replace(
    /<\/svg>$/,
    '<circle cx="32" cy="32" r="29" fill="none" stroke="#fff" stroke-width="2.5"/></svg>',
  )
}
