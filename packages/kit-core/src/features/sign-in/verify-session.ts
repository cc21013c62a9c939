/**
 * Verifies a sign-in session: its text must match its fields, the message must be as expected and valid now, and the account
 * must have signed it.
 *
 * In      session    untrusted
 *         expected   values the message is compared with
 *         verifiers  one per namespace
 * Out     the message's fields as they were signed
 * Throws  InvalidSignatureError      a differing field, no verifier for the namespace, or a signature of another account
 *         InvalidSignInMessageError  the part of the message that is wrong
 *         what a verifier throws when it cannot check a signature
 * Source  spec R-SIWX-04, R-SIWX-26 to 28
 */

import { isSameMessage, type SiwxMessageData } from '../../core/sign-in/message.js'
import type { SiwxSession } from '../../core/sign-in/session.js'
import type { SignInContext, SignInVerifier } from '../../core/sign-in/siwx-config.js'
import { checkSignInMessage, type ExpectedSignIn } from './check-message.js'
import { InvalidSignatureError } from './errors.js'
import { parseSignInMessage } from './parse-message.js'

/** Parameters of `verifySession`. */
export type VerifySessionParams = {
  readonly session: SiwxSession
  readonly expected: ExpectedSignIn
  readonly verifiers: readonly SignInVerifier[]
  readonly context?: Pick<SignInContext, 'rpcUrls'> | undefined
}

/** For the page's stored sessions; `verifySignIn` is for servers. */
export async function verifySession(params: VerifySessionParams): Promise<SiwxMessageData> {
  const { session, expected, verifiers, context } = params
  const data = parseSignInMessage(session.message)
  if (!isSameMessage(data, session.data))
    throw new InvalidSignatureError(new Error('The fields do not match the signed message'))
  checkSignInMessage(data, expected)
  const verifier = verifiers.find(({ namespace }) => data.chainId.startsWith(`${namespace}:`))
  if (!verifier) throw new InvalidSignatureError(new Error(`No verifier for signatures of ${data.chainId}`))
  if (!(await verifier.verify(session, context))) throw new InvalidSignatureError()
  return data
}
