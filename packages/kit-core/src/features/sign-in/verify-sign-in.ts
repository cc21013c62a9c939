/**
 * Verifies a sign-in on a server: the text is a sign-in message, it was made for this site and this nonce, it holds now, and the
 * account signed it.
 *
 * In      message, signature  as the page sent them
 *         domain              of the site
 *         nonce               that the server gave out for this sign-in, to be used once
 *         verifiers           one per namespace
 * Out     the message's fields: who signed in, and where
 * Throws  InvalidSignInMessageError  with the part that is wrong
 *         InvalidSignatureError
 *         what a verifier threw that could not find out
 * Source  spec R-SIWX-26, R-SIWX-27, R-SIWX-30
 */

import type { SiwxMessageData } from '../../core/sign-in/message.js'
import type { SignInVerifier } from '../../core/sign-in/siwx-config.js'
import type { ExpectedSignIn } from './check-message.js'
import { parseSignInMessage } from './parse-message.js'
import { verifySession } from './verify-session.js'

/** A sign-in, and what it is held against. */
export type VerifySignInParams = ExpectedSignIn & {
  readonly message: string
  readonly signature: string
  readonly nonce: string
  readonly verifiers: readonly SignInVerifier[]
}

/** Throws unless the sign-in is valid. */
export async function verifySignIn({
  message,
  signature,
  verifiers,
  ...expected
}: VerifySignInParams): Promise<SiwxMessageData> {
  const session = { data: parseSignInMessage(message), message, signature }
  return verifySession({ session, expected, verifiers })
}
