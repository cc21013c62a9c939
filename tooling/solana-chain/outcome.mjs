// @ts-check
/**
 * Result of one run of the virtual machine, parsed once.
 *
 * In      its result for a sent or simulated transaction
 * Out     Outcome
 */
import { getAddressDecoder, getBase58Decoder, getBase64Decoder } from '@solana/kit'
import { FailedTransactionMetadata } from 'litesvm'
import { transactionErrorJson } from './encoding/transaction-error.mjs'

/**
 * @typedef {object} Outcome
 * @property {import('./encoding/transaction-error.mjs').ErrorJson | null} err
 * @property {readonly string[]} logs
 * @property {bigint} unitsConsumed
 * @property {readonly { index: number, instructions: readonly InnerJson[] }[]} inner
 * @property {{ programId: string, data: readonly [string, 'base64'] } | null} returnData
 * @typedef {{ programIdIndex: number, accounts: readonly number[], data: string, stackHeight: number }} InnerJson
 */

/**
 * @param {import('./encoding/transaction-error.mjs').ErrorJson} err
 * @returns {Outcome}
 */
export const refused = (err) => ({ err, logs: [], unitsConsumed: 0n, inner: [], returnData: null })

/**
 * @param {import('litesvm').TransactionMetadata | FailedTransactionMetadata | import('litesvm').SimulatedTransactionInfo} answer
 * @returns {Outcome}
 */
export function outcomeOf(answer) {
  const err = answer instanceof FailedTransactionMetadata ? transactionErrorJson(answer.err()) : null
  const meta = 'meta' in answer ? answer.meta() : answer
  const returned = meta.returnData()
  const data = returned.data()
  return {
    err,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    inner: meta.innerInstructions().flatMap((group, index) => {
      const instructions = group.map((each) => {
        const instruction = each.instruction()
        return {
          programIdIndex: instruction.programIdIndex(),
          accounts: [...instruction.accounts()],
          data: getBase58Decoder().decode(instruction.data()),
          stackHeight: each.stackHeight(),
        }
      })
      return instructions.length === 0 ? [] : [{ index, instructions }]
    }),
    returnData:
      data.length === 0
        ? null
        : {
            programId: getAddressDecoder().decode(returned.programId()),
            data: [getBase64Decoder().decode(data), 'base64'],
          },
  }
}
