import type { ReviewRule } from '../review.js'
import { coinToToken } from './rules/coin-to-token.js'
import { dirtyWords } from './rules/dirty-words.js'
import { highFee } from './rules/high-fee.js'
import { letsOthersMoveAll } from './rules/lets-others-move-all.js'
import { letsOthersSpend } from './rules/lets-others-spend.js'
import { likelyToFail } from './rules/likely-to-fail.js'
import { makesContract } from './rules/makes-contract.js'
import { movesOwnTokens } from './rules/moves-own-tokens.js'
import { unreadableCall } from './rules/unreadable-call.js'
import type { TransactionSubject } from './transaction-subject.js'

/** Warning rules for EVM transactions, most serious first. Source: security design §7. */
export const transactionRules: readonly ReviewRule<TransactionSubject>[] = [
  letsOthersMoveAll,
  letsOthersSpend,
  movesOwnTokens,
  dirtyWords,
  unreadableCall,
  makesContract,
  coinToToken,
  highFee,
  likelyToFail,
]
