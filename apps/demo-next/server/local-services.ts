/** Services that run next to the demo, from its environment; read for each request, so that one build serves with and without. */
import { type LocalChain, readLocalChains } from './local-chains'
import { readRelayUrl } from './relay'
import { readSecureSite } from './secure-site'

/** Services that a kit of the demo uses outside the page. */
export type LocalServices = {
  readonly localChains: readonly LocalChain[]
  /** The relay for pairing. */
  readonly relayUrl: string | undefined
  /** The origin of the embedded wallet's frame; without one there is no email and no social login. */
  readonly secureSite: string | undefined
  /** The origin of the same with a login in the window. */
  readonly windowSite: string | undefined
}

/** No services. */
export const NO_LOCAL_SERVICES: LocalServices = {
  localChains: [],
  relayUrl: undefined,
  secureSite: undefined,
  windowSite: undefined,
}

/** Reads the environment. */
export function readLocalServices(): LocalServices {
  return {
    localChains: readLocalChains(),
    relayUrl: readRelayUrl(),
    secureSite: readSecureSite(),
    windowSite: readSecureSite(process.env.BOWLINE_WINDOW_SITE),
  }
}
