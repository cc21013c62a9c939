// @ts-check
/**
 * All methods by name.
 *
 * In      the ledger and its faucet
 * Out     a function that handles one request
 * Throws  RpcError -32601 for an unknown method, -32016 when the chain has not reached the client's minimum slot
 */
import * as z from 'zod'
import { addressSchema, configSchema } from '../params.mjs'
import { RpcError } from '../rpc-error.mjs'
import { accountMethods } from './accounts.mjs'
import { clusterMethods } from './cluster.mjs'
import { historyMethods } from './history.mjs'
import { tokenMethods } from './tokens.mjs'
import { transactionMethods } from './transactions.mjs'

/**
 * @typedef {(params: readonly unknown[]) => unknown} Method
 * @typedef {(ledger: import('../ledger.mjs').Ledger) => Record<string, Method>} MethodGroup
 */

const MAX_AIRDROP = 2n ** 53n

/**
 * @param {import('../ledger.mjs').Ledger} ledger
 * @param {Awaited<ReturnType<typeof import('../faucet.mjs').createFaucet>>} faucet
 * @returns {import('../json-rpc.mjs').Call}
 */
export function createMethods(ledger, faucet) {
  /** @type {Map<string, Method>} */
  const methods = new Map(
    [clusterMethods, accountMethods, tokenMethods, transactionMethods, historyMethods].flatMap((group) =>
      Object.entries(group(ledger)),
    ),
  )
  methods.set('requestAirdrop', ([to, amount]) =>
    faucet.airdrop(addressSchema.parse(to), z.bigint().min(1n).max(MAX_AIRDROP).parse(amount)),
  )

  return (name, params) => {
    const method = methods.get(name)
    if (method === undefined) throw new RpcError(-32601, 'Method not found')
    for (const param of params) {
      const config = configSchema.safeParse(Array.isArray(param) || typeof param !== 'object' ? null : param)
      if (!config.success) throw config.error
      const { slot } = ledger.head()
      if ((config.data?.minContextSlot ?? 0n) > slot) {
        throw new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: slot })
      }
    }
    return method(params)
  }
}
