// @ts-check
/** Methods that take a transaction: simulate and send. */
import * as z from 'zod'
import { accountKeysOf } from '../account-keys.mjs'
import { accountJson } from '../encoding/account.mjs'
import { transactionErrorText } from '../encoding/transaction-error.mjs'
import { feeOf } from '../fee.mjs'
import { addressSchema } from '../params.mjs'
import { invalidParams, RpcError } from '../rpc-error.mjs'
import { bytesOf, readTransaction } from '../wire.mjs'
import { withContext } from './context.mjs'

const encodingSchema = z.enum(['base58', 'base64']).nullish()
const sendSchema = z.object({ encoding: encodingSchema, skipPreflight: z.boolean().nullish() }).nullish()
const simulateSchema = z
  .object({
    encoding: encodingSchema,
    sigVerify: z.boolean().nullish(),
    replaceRecentBlockhash: z.boolean().nullish(),
    innerInstructions: z.boolean().nullish(),
    accounts: z
      .object({ addresses: z.array(addressSchema), encoding: z.enum(['base64', 'jsonParsed']).nullish() })
      .nullish(),
  })
  .nullish()

/**
 * @param {unknown} text
 * @param {'base58' | 'base64' | null | undefined} encoding
 */
const read = (text, encoding) => readTransaction(bytesOf(z.string().parse(text), encoding ?? 'base58'))

/** @type {import('./methods.mjs').MethodGroup} */
export const transactionMethods = (ledger) => ({
  sendTransaction([text, config]) {
    const { encoding, skipPreflight } = sendSchema.parse(config) ?? {}
    const wire = read(text, encoding)
    if (skipPreflight !== true) {
      const { outcome } = ledger.simulate(wire, { verify: true })
      if (outcome.err === 'SignatureFailure') {
        throw new RpcError(-32003, 'Transaction signature verification failure')
      }
      if (outcome.err !== null) {
        throw new RpcError(-32002, `Transaction simulation failed: ${transactionErrorText(outcome.err)}`, {
          accounts: null,
          err: outcome.err,
          innerInstructions: null,
          logs: outcome.logs,
          replacementBlockhash: null,
          returnData: outcome.returnData,
          unitsConsumed: outcome.unitsConsumed,
        })
      }
    }
    ledger.submit(wire)
    return wire.signature
  },

  simulateTransaction([text, config]) {
    const { encoding, sigVerify, replaceRecentBlockhash, innerInstructions, accounts } =
      simulateSchema.parse(config) ?? {}
    const wire = read(text, encoding)
    if (sigVerify === true && replaceRecentBlockhash === true) {
      throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
    }
    const verify = sigVerify === true
    const { outcome, after } = ledger.simulate(wire, { verify, anyBlockhash: replaceRecentBlockhash === true })
    if (verify && outcome.err === 'SignatureFailure') {
      throw new RpcError(-32003, 'Transaction signature verification failure')
    }
    const { blockhash, lastValidBlockHeight } = ledger.head()
    const keys = accountKeysOf(wire.message, ledger.look).filter(({ source }) => source === 'lookupTable')
    /** @type {import('../encoding/account.mjs').Look} */
    const lookAfter = (address) => after.find((each) => each.address === address) ?? ledger.look(address)
    const shown = accounts?.addresses.map((address) => {
      const account = outcome.err === null ? lookAfter(address) : undefined
      return account && account.lamports > 0n
        ? accountJson(account, { encoding: accounts.encoding ?? 'base64' }, lookAfter)
        : null
    })
    return withContext(ledger, {
      err: outcome.err,
      logs: outcome.logs,
      unitsConsumed: outcome.unitsConsumed,
      returnData: outcome.returnData,
      accounts: shown ?? null,
      fee: feeOf(wire.message),
      innerInstructions: innerInstructions === true ? outcome.inner : null,
      loadedAddresses: {
        writable: keys.filter(({ writable }) => writable).map(({ address }) => address),
        readonly: keys.filter(({ writable }) => !writable).map(({ address }) => address),
      },
      ...(replaceRecentBlockhash === true && { replacementBlockhash: { blockhash, lastValidBlockHeight } }),
    })
  },
})
