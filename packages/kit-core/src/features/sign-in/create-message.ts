/**
 * Creates the message that the wallet signs, for the kit's ready-made sign-ins (`createLocalSignIn`, `createServerSignIn`).
 *
 * In      params   an EVM address in any case; empty while the address of a wallet being paired is unknown
 *         nonce    used for this message only
 * Source  spec R-SIWX-22 to 25
 */

import { parseCaipNetworkId } from '../../base/caip/caip.js'
import type { SiwxMessage, SiwxMessageData } from '../../core/sign-in/message.js'
import type { CreateMessageParams } from '../../core/sign-in/siwx-config.js'
import type { ReadyMadeOptions } from './create-sign-in.js'
import { formatSignInMessage } from './format-message.js'
import { getPageIdentity } from './page-identity.js'
import { getSignInAddresses } from './sign-in-rules.js'

/** Default lifetime of a session: 7 days. */
const EXPIRATION_MS = 604_800_000

/** Returns the message's fields; `toString` returns the text to sign. Valid from now on for 7 days unless `expirationMs` is set. */
export function createMessage(
  options: ReadyMadeOptions,
  { chainId, accountAddress }: CreateMessageParams,
  nonce: string,
): SiwxMessage {
  const { statement, resources, expirationMs = EXPIRATION_MS } = options
  const nowMs = Date.now()
  const { normalize } = getSignInAddresses(parseCaipNetworkId(chainId).namespace) ?? {}
  const data: SiwxMessageData = {
    ...getPageIdentity(options),
    accountAddress: normalize?.(accountAddress) ?? accountAddress,
    chainId,
    version: '1',
    nonce,
    issuedAt: new Date(nowMs).toISOString(),
    expirationTime: new Date(nowMs + expirationMs).toISOString(),
    ...(statement && { statement }),
    ...(resources && { resources }),
  }
  return { ...data, toString: () => formatSignInMessage(data) }
}
