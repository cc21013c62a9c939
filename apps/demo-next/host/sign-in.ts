/**
 * Sign-in of the demo: with sessions that the page stores and verifies, or with the demo's own server. The options are
 * those of the shown code.
 */
import { bitcoinVerifier } from '@bowline/adapter-bitcoin'
import { evmVerifier } from '@bowline/adapter-evm'
import { solanaVerifier } from '@bowline/adapter-solana'
import type { SiwxConfig } from '@bowline/kit-core'
import { createLocalSignIn, createServerSignIn } from '@bowline/kit-core/sign-in'
import type { Settings } from '../settings/settings'
import { SIGN_IN_STATEMENT, SIGN_IN_URL } from '../settings/sign-in'

/** The sign-in that the settings request; undefined for none. */
export function signInOf({ signIn }: Pick<Settings, 'signIn'>): SiwxConfig | undefined {
  const statement = SIGN_IN_STATEMENT
  if (signIn === 'off') return undefined
  if (signIn === 'server') return createServerSignIn({ url: SIGN_IN_URL, statement })
  return createLocalSignIn({
    statement,
    required: signIn === 'required',
    verifiers: [evmVerifier(), solanaVerifier(), bitcoinVerifier()],
  })
}
