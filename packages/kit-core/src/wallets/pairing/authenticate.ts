/**
 * Pairs and requests a sign-in signature in one step, through the WalletConnect client.
 *
 * In      params  the message's fields, the networks with the message's own first, the methods the session needs
 * Out     authenticate   the pairing URI, and a function that resolves to the wallet's response
 *         getSignatures  the signed messages of that response; empty when the wallet only connected
 * Throws  PairingUnavailableError  the client is too old to support it
 * Source  spec R-SIWX-31, R-SIWX-32, R-SIWX-35; CAIP-74, CAIP-222
 */

import { safeGet } from '../../base/validation/safe-get.js'
import type { PairSignedInParams, SignedPairing } from '../../core/adapter/transport.js'
import { PairingUnavailableError } from './errors.js'
import type { ClientShape } from './provider-shape.js'

/** Starts a pairing with a sign-in request. Does not wait for the wallet. */
export async function authenticate(
  client: ClientShape,
  { message, caipNetworkIds, methods }: Pick<PairSignedInParams, 'message' | 'caipNetworkIds' | 'methods'>,
): Promise<{ uri?: unknown; approval: () => Promise<unknown> }> {
  const { domain, uri, nonce, statement, expirationTime, notBefore, resources } = message
  if (!client.authenticate) throw new PairingUnavailableError()
  const started = await client.authenticate({
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
  return { uri: started.uri, approval: started.response }
}

/** Returns the signatures of a response, each with its message text. */
export function getSignatures(client: ClientShape, response: unknown): SignedPairing['signed'] {
  const cacaos = safeGet(response, 'auths')
  if (!Array.isArray(cacaos)) return []
  return cacaos.map((cacao: unknown) => {
    const request = safeGet(cacao, 'p')
    return { cacao, message: client.formatAuthMessage?.({ request, iss: safeGet(request, 'iss') }) }
  })
}
