/** What stands beside the demo, as its environment tells; asked at each request, so that one build serves with and without. */
import { type LocalChain, readLocalChains } from './local-chains'
import { readRelayUrl } from './relay'
import { readSecureSite } from './secure-site'

/** What a kit of the demo reaches outside the page. */
export type Beside = {
  readonly localChains: readonly LocalChain[]
  /** The relay over which wallets are paired. */
  readonly relayUrl: string | undefined
  /** The origin of the embedded wallet's frame; without one there is no email and no social login. */
  readonly secureSite: string | undefined
}

/** Nothing. */
export const NOTHING_BESIDE: Beside = { localChains: [], relayUrl: undefined, secureSite: undefined }

/** Reads it. */
export function readBeside(): Beside {
  return { localChains: readLocalChains(), relayUrl: readRelayUrl(), secureSite: readSecureSite() }
}
