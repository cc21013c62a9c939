/**
 * The tokens of an account that its list leaves out: those of 0 decimals, most of which are no money, and lures.
 *
 * In      tokens   of one account on one network
 *         isLure   of a token
 * Out     leaveOut             the others, in their order; what was left out is kept beside them
 *         selectHiddenTokens  what the list of a namespace's account leaves out and the account has some of
 *         withHiddenTokens          the list with what it leaves out
 * Source  spec R-ACCT-16, R-ACCT-17, R-ACCT-111, R-ACCT-173
 */
import type { TokenBalance } from '@bowline/api-client'
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import { getTokenListMetadata, setTokenListMetadata } from './token-list-metadata.js'

type Tokens = readonly TokenBalance[]

const NONE: Tokens = []

/** Leaves them out. */
export function splitHiddenTokens(tokens: Tokens, isLure: (token: TokenBalance) => boolean): Tokens {
  const isHiddenToken = (token: TokenBalance) => token.quantity.decimals === '0' || isLure(token)
  const shown = tokens.filter((token) => !isHiddenToken(token))
  const others = tokens.filter((token) => isHiddenToken(token) && /[1-9]/.test(token.quantity.numeric))
  return others.length > 0 ? setTokenListMetadata(shown, { leftOut: others }) : shown
}

/** What the list of an account leaves out; of the active namespace when none is named. The same list while the account's stays. */
export function selectHiddenTokens(state: KitState, namespace?: Namespace): Tokens {
  return getTokenListMetadata(selectAccount(state, namespace).tokenBalance).leftOut ?? NONE
}

/** All of them. */
export function withHiddenTokens(shown: Tokens): Tokens {
  return [...shown, ...(getTokenListMetadata(shown).leftOut ?? NONE)]
}
