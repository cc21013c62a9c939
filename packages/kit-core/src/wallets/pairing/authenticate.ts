/**
 * Pairing and signing in one step, as the WalletConnect client does it.
 *
 * In      asked  the message's fields, the networks with its own first, the methods that the session is to have
 * Out     authenticate  the pairing's address, and what the wallet answers
 *         signedOf      of that answer, what was signed; empty where the wallet only connected
 * Throws  PairingUnavailableError  the client is too old for it
 * Source  spec R-SIWX-31, R-SIWX-32, R-SIWX-35; CAIP-74, CAIP-222
 */

import type { PairSignedInParams, SignedPairing } from '../../core/adapter/transport.js'
import { PairingUnavailableError } from './errors.js'
import { type ClientShape, property } from './provider-shape.js'

/** Begins. */
export async function authenticate(
  client: ClientShape,
  { message, caipNetworkIds, methods }: Pick<PairSignedInParams, 'message' | 'caipNetworkIds' | 'methods'>,
): Promise<{ uri?: unknown; approval: () => Promise<unknown> }> {
  const { domain, uri, nonce, statement, expirationTime, notBefore, resources } = message
  if (!client.authenticate) throw new PairingUnavailableError()
  const begun = await client.authenticate({
    chains: [...caipNetworkIds],
    methods: [...methods],
    domain,
    uri,
    nonce,
    ...(statement !== undefined && { statement }),
    ...(expirationTime !== undefined && { exp: expirationTime }),
    ...(notBefore !== undefined && { nbf: notBefore }),
    ...(resources && { resources: [...resources] }),
  })
  return { uri: begun.uri, approval: begun.response }
}

/** What of an answer was signed, each with its text. */
export function signedOf(client: ClientShape, answer: unknown): SignedPairing['signed'] {
  const cacaos = property(answer, 'auths')
  if (!Array.isArray(cacaos)) return []
  return cacaos.map((cacao: unknown) => {
    const request = property(cacao, 'p')
    return { cacao, message: client.formatAuthMessage?.({ request, iss: property(request, 'iss') }) }
  })
}
