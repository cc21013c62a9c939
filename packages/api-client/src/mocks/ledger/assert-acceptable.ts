/**
 * Checks whether the EVM ledger accepts a signed transaction: chain id, nonce, gas, fees and balance.
 *
 * In      nextNonce: of the sender, after its pending transactions; spendable: its balance without what those may cost
 * Throws  RpcError -32000 with the messages of real nodes, by which libraries recognize them
 * Source  yellow paper §6.2; EIP-155 (chain id), EIP-1559 (fees)
 */
import { BASE_FEE_WEI, BLOCK_GAS_LIMIT } from './gas.js'
import { RpcError, SERVER_ERROR } from './rpc-error.js'
import type { SignedTransaction } from './signed-transaction.js'

/** Throws when a real node would not accept the transaction into its pool. */
export function assertAcceptable({
  transaction,
  chainId,
  nextNonce,
  spendable,
}: {
  readonly transaction: SignedTransaction
  readonly chainId: number
  readonly nextNonce: number
  readonly spendable: bigint
}): void {
  const { nonce, gas, gasUsed, maxFeePerGas } = transaction
  if (transaction.chainId !== chainId) {
    throw refuse(`invalid chain id for signer: have ${transaction.chainId} want ${chainId}`)
  }
  if (nonce < nextNonce) throw refuse(`nonce too low: next nonce ${nextNonce}, tx nonce ${nonce}`)
  if (nonce > nextNonce) throw refuse(`nonce too high: next nonce ${nextNonce}, tx nonce ${nonce}`)
  if (gas > BLOCK_GAS_LIMIT) throw refuse('exceeds block gas limit')
  if (gas < gasUsed) throw refuse(`intrinsic gas too low: gas ${gas}, minimum needed ${gasUsed}`)
  if (maxFeePerGas < BASE_FEE_WEI) throw refuse('max fee per gas less than block base fee')
  if (spendable < getMaxCost(transaction)) throw refuse('insufficient funds for gas * price + value')
}

/** Maximum amount that a transaction can take from its sender, in wei. */
export function getMaxCost({ value, gas, maxFeePerGas }: SignedTransaction): bigint {
  return value + gas * maxFeePerGas
}

function refuse(message: string): RpcError {
  return new RpcError(SERVER_ERROR, message)
}
