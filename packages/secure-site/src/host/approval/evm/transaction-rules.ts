import type { ReviewRule } from '../review.js'
import { collectionApproval } from './rules/collection-approval.js'
import { contractDeployment } from './rules/contract-deployment.js'
import { dirtyWords } from './rules/dirty-words.js'
import { highFee } from './rules/high-fee.js'
import { likelyToFail } from './rules/likely-to-fail.js'
import { lostTokens } from './rules/lost-tokens.js'
import { movesOwnTokens } from './rules/moves-own-tokens.js'
import { nativeToTokenContract } from './rules/native-to-token-contract.js'
import { notWrappedCoin } from './rules/not-wrapped-coin.js'
import { otherTokenFacts } from './rules/other-token-facts.js'
import { tokenAllowance } from './rules/token-allowance.js'
import type { TransactionSubject } from './rules/transaction-subject.js'
import { unreadableCall } from './rules/unreadable-call.js'

/** Warning rules for the review of EVM transactions, most serious first. Source: security design §7. */
export const transactionRules: readonly ReviewRule<TransactionSubject>[] = [
  collectionApproval,
  tokenAllowance,
  movesOwnTokens,
  dirtyWords,
  unreadableCall,
  contractDeployment,
  nativeToTokenContract,
  lostTokens,
  notWrappedCoin,
  otherTokenFacts,
  highFee,
  likelyToFail,
]
