/**
 * The demo's sign-in server: issues nonces, verifies signatures, and returns the account of a token. It keeps nonces and
 * tokens in memory; an app with several servers needs a shared store.
 *
 * Out     nonce          a nonce, and a single-use token that the page sends back with the signed message
 *         authenticate   a token for a valid message: for this site, with that nonce, signed by its account
 *         me             the account and network of a token
 *         signOut        ends a token
 * Source  spec R-SIWX-27, R-SIWX-29, R-SIWX-30
 */
import { bitcoinVerifier } from '@bowline/adapter-bitcoin'
import { evmVerifier } from '@bowline/adapter-evm'
import { solanaVerifier } from '@bowline/adapter-solana'
import { createNonce, verifySignIn } from '@bowline/kit-core/server'
import { createExpiringMap } from './expiring-map'

const MINUTE_MS = 60_000
const NONCE_LIFETIME_MS = 5 * MINUTE_MS
const TOKEN_LIFETIME_MS = 24 * 60 * MINUTE_MS
const MAX_ENTRIES = 10_000

/** The signed-in account and network. */
type Visitor = { readonly address: string; readonly chainId: string }

/** A page's sign-in request. */
export type SignInRequest = {
  readonly message: string
  readonly signature: string
  readonly nonceToken: string
  /** Host of the site, as the server itself knows it. */
  readonly domain: string
}

const nonces = createExpiringMap<string>({ lifetimeMs: NONCE_LIFETIME_MS, maxEntries: MAX_ENTRIES })
const visitors = createExpiringMap<Visitor>({ lifetimeMs: TOKEN_LIFETIME_MS, maxEntries: MAX_ENTRIES })
const verifiers = [evmVerifier(), solanaVerifier(), bitcoinVerifier()]

/** The sign-in server. */
export const signInServer = {
  nonce() {
    const nonce = createNonce()
    return { nonce, token: nonces.put(nonce) }
  },

  /** Undefined for an invalid request. */
  async authenticate({ message, signature, nonceToken, domain }: SignInRequest): Promise<string | undefined> {
    const nonce = nonces.take(nonceToken)
    if (nonce === undefined) return undefined
    try {
      const { accountAddress, chainId } = await verifySignIn({ message, signature, domain, nonce, verifiers })
      return visitors.put({ address: accountAddress, chainId })
    } catch {
      return undefined
    }
  },

  me: visitors.get,
  signOut: visitors.take,
}
