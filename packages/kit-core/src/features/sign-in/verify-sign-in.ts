/**
 * Verifies a sign-in on a server: the text must be a sign-in message for this site and this nonce, it must be valid now, and
 * the account must have signed it.
 *
 * In      message, signature  as the page sent them
 *         domain              of the site
 *         nonce               that the server issued for this sign-in; use it once
 *         verifiers           one per namespace
 * Out     the message's fields: the account and the network
 * Throws  InvalidSignInMessageError  with the part that is wrong
 *         InvalidSignatureError
 *         what a verifier throws when it cannot check a signature
 * Source  spec R-SIWX-26, R-SIWX-27, R-SIWX-30
 */

import type { SiwxMessageData } from '../../core/sign-in/message.js'
import type { SignInVerifier } from '../../core/sign-in/siwx-config.js'
import type { ExpectedSignIn } from './check-message.js'
import { parseSignInMessage } from './parse-message.js'
import { verifySession } from './verify-session.js'

/** A sign-in as the page sent it, and the values it is compared with. */
export type VerifySignInParams = ExpectedSignIn & {
  readonly message: string
  readonly signature: string
  readonly nonce: string
  readonly verifiers: readonly SignInVerifier[]
}

/** Does not check whether the nonce was used before. */
export async function verifySignIn({
  message,
  signature,
  verifiers,
  ...expected
}: VerifySignInParams): Promise<SiwxMessageData> {
  const session = { data: parseSignInMessage(message), message, signature }
  return verifySession({ session, expected, verifiers })
}
