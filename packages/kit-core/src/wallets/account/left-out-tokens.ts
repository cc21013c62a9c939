/**
 * The tokens of an account that its list leaves out: those of 0 decimals, most of which are no money, and lures.
 *
 * In      tokens   of one account on one network
 *         isLure   of a token
 * Out     leaveOut             the others, in their order; what was left out is kept beside them
 *         selectLeftOutTokens  what the list of a namespace's account leaves out and the account has some of
 *         withLeftOut          the list with what it leaves out
 * Source  spec R-ACCT-16, R-ACCT-17, R-ACCT-111, R-ACCT-173
 */
import type { TokenBalance } from '@bowline/api-client'
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import { listFacts, noteFacts } from './list-facts.js'

type Tokens = readonly TokenBalance[]

const NONE: Tokens = []

/** Leaves them out. */
export function leaveOut(tokens: Tokens, isLure: (token: TokenBalance) => boolean): Tokens {
  const isLeftOut = (token: TokenBalance) => token.quantity.decimals === '0' || isLure(token)
  const shown = tokens.filter((token) => !isLeftOut(token))
  const others = tokens.filter((token) => isLeftOut(token) && /[1-9]/.test(token.quantity.numeric))
  return others.length > 0 ? noteFacts(shown, { leftOut: others }) : shown
}

/** What the list of an account leaves out; of the active namespace when none is named. The same list while the account's stays. */
export function selectLeftOutTokens(state: KitState, namespace?: Namespace): Tokens {
  return listFacts(selectAccount(state, namespace).tokenBalance).leftOut ?? NONE
}

/** All of them. */
export function withLeftOut(shown: Tokens): Tokens {
  return [...shown, ...(listFacts(shown).leftOut ?? NONE)]
}
