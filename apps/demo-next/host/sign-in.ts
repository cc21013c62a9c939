/**
 * How visitors sign in: with sessions that the page keeps and verifies, or with the demo's own server. What is given here is
 * what the code of the page shows.
 */
import { bitcoinVerifier } from '@bowline/adapter-bitcoin'
import { evmVerifier } from '@bowline/adapter-evm'
import { solanaVerifier } from '@bowline/adapter-solana'
import type { SiwxConfig } from '@bowline/kit-core'
import { createLocalSignIn, createServerSignIn } from '@bowline/kit-core/sign-in'
import type { Settings } from '../settings/settings'
import { SIGN_IN_STATEMENT, SIGN_IN_URL } from '../settings/sign-in'

/** The sign-in that the settings ask for; undefined for none. */
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
