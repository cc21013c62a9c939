/**
 * Splits off the tokens that an account's list hides: those with 0 decimals, most of which are not money, and phishing tokens.
 *
 * In      tokens      of one account on one network
 *         isPhishing  whether a token is phishing
 * Out     splitHiddenTokens    the visible tokens in their order; the hidden ones are stored in the list's metadata
 *         selectHiddenTokens   hidden tokens with a balance above 0, of a namespace's account
 *         withHiddenTokens     the list including its hidden tokens
 * Source  spec R-ACCT-16, R-ACCT-17, R-ACCT-111, R-ACCT-173
 */
import type { TokenBalance } from '@bowline/api-client'
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import { getTokenListMetadata, setTokenListMetadata } from './token-list-metadata.js'

type Tokens = readonly TokenBalance[]

const NONE: Tokens = []

/** Returns the visible tokens and stores the hidden ones in the list's metadata. */
export function splitHiddenTokens(tokens: Tokens, isPhishing: (token: TokenBalance) => boolean): Tokens {
  const isHiddenToken = (token: TokenBalance) => token.quantity.decimals === '0' || isPhishing(token)
  const shown = tokens.filter((token) => !isHiddenToken(token))
  const others = tokens.filter((token) => isHiddenToken(token) && /[1-9]/.test(token.quantity.numeric))
  return others.length > 0 ? setTokenListMetadata(shown, { hidden: others }) : shown
}

/** Returns the tokens that an account's list hides; of the active namespace by default. Stable while the list is the same. */
export function selectHiddenTokens(state: KitState, namespace?: Namespace): Tokens {
  return getTokenListMetadata(selectAccount(state, namespace).tokenBalance).hidden ?? NONE
}

/** Returns visible and hidden tokens together. */
export function withHiddenTokens(shown: Tokens): Tokens {
  return [...shown, ...(getTokenListMetadata(shown).hidden ?? NONE)]
}
