/**
 * A made-up wallet of the mock explorer's directory, deterministic for a seed and index. The first eight are complete, like
 * well-known wallets; some others lack an image, links, chains or their position.
 *
 * Source  spec R-STATE-43, R-CONN-24, R-CONN-25
 */
import type { WalletListing } from '../../explorer/wallet-listing.js'
import { drawIcon } from '../images/draw-icon.js'
import { MISSING_IMAGE_PREFIX } from '../images/mock-image.js'
import { createSeededRandom, type SeededRandom } from '../values/seeded-random.js'
import { COMMON_CHAINS, pickWalletChains } from './wallet-chains.js'
import { createLatinName, createWalletName } from './wallet-name.js'

const COMPLETE_WALLETS = 8

/** Creates the wallet at an index of the directory. */
export function createMockWallet(seed: string, index: number): WalletListing {
  const random = createSeededRandom(`${seed}/${index}`)
  const isComplete = index < COMPLETE_WALLETS
  const has = (share: number) => isComplete || random.isBelow(share)
  const when = <T>(share: number, value: T): T | undefined => (has(share) ? value : undefined)

  const id = random.hex(64)
  const name = isComplete ? createLatinName(random) : createWalletName(random)
  const slug = slugOf(name) || `wallet-${id.slice(0, 6)}`
  const chains = isComplete ? COMMON_CHAINS : pickWalletChains(random)
  return {
    id,
    name,
    ...imageOf(random, isComplete),
    rdns: when(0.55, `example.${slug}`),
    chains,
    mobile_link: when(0.85, mobileLink(random, slug)),
    desktop_link: when(0.25, `${slug}-desktop://`),
    webapp_link: when(0.2, `https://web.${slug}.example`),
    homepage: when(0.92, `https://${slug}.example`),
    order: when(0.97, index + 1),
    link_mode: when(0.15, `https://${slug}.example/link`),
    app_store: when(0.7, `https://apps.example/ios/${slug}`),
    play_store: when(0.7, `https://apps.example/android/${slug}`),
    chrome_store: when(0.4, `https://extensions.example/${slug}?from=explorer`),
    injected: when(0.4, injectedIds(slug, chains)),
    badge_type: when(0.2, 'certified'),
  }
}

/** Most wallets have an image; some have none, a missing one, or one inside the listing. */
function imageOf(random: SeededRandom, isComplete: boolean): Pick<WalletListing, 'image_id' | 'image_url'> {
  const image_id = [8, 4, 4, 4, 12].map((length) => random.hex(length)).join('-')
  const share = isComplete ? 0 : random.next()
  if (share < 0.88) return { image_id }
  if (share < 0.94) return { image_id: `${MISSING_IMAGE_PREFIX}${image_id}` }
  return share < 0.97 ? {} : { image_url: `data:image/svg+xml,${encodeURIComponent(drawIcon(image_id))}` }
}

/** A native scheme, the scheme's name only, or a universal link. */
function mobileLink(random: SeededRandom, slug: string): string {
  const scheme = slug.replace(/-/g, '')
  const share = random.next()
  if (share < 0.6) return `${scheme}://`
  return share < 0.65 ? scheme : `https://${slug}.example/app`
}

function injectedIds(slug: string, chains: readonly string[] = []): WalletListing['injected'] {
  const namespaces = new Set(chains.map((id) => id.slice(0, id.indexOf(':'))))
  const flag = slug.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
  return [...namespaces].map((namespace) => ({
    namespace,
    injected_id: namespace === 'eip155' ? `is${flag}` : `window.${slug.replace(/-/g, '')}.${namespace}`,
  }))
}

/** Converts a name to a URL part that is short enough for a scheme. */
function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? []
  return words.slice(0, 3).join('-')
}
