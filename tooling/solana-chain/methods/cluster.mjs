// @ts-check
/** Methods about the chain as a whole. */
import * as z from 'zod'
import { feeOf } from '../fee.mjs'
import { addressSchema, blockhashSchema } from '../params.mjs'
import { bytesOf, readMessage } from '../wire.mjs'
import { withContext } from './context.mjs'

const VERSION = { 'solana-core': '3.0.0', 'feature-set': 0 }
const MAX_FEE_ACCOUNTS = 128
const FEE_BLOCKS = 150

/** @type {import('./methods.mjs').MethodGroup} */
export const clusterMethods = (ledger) => ({
  getHealth: () => 'ok',
  getVersion: () => VERSION,
  getGenesisHash: () => ledger.genesisHash,
  getSlot: () => ledger.head().slot,
  getBlockHeight: () => ledger.head().height,
  getEpochInfo() {
    const { slot, height, epoch, slotIndex, slotsInEpoch } = ledger.head()
    const transactionCount = ledger.records().length
    return { absoluteSlot: slot, blockHeight: height, epoch, slotIndex, slotsInEpoch, transactionCount }
  },
  getLatestBlockhash() {
    const { blockhash, lastValidBlockHeight } = ledger.head()
    return withContext(ledger, { blockhash, lastValidBlockHeight })
  },
  isBlockhashValid: ([hash]) => withContext(ledger, ledger.isRecent(blockhashSchema.parse(hash))),
  getMinimumBalanceForRentExemption: ([size]) => ledger.rentFor(z.bigint().min(0n).max(10_485_760n).parse(size)),
  getFeeForMessage([text]) {
    const message = readMessage(bytesOf(z.string().parse(text), 'base64'))
    return withContext(ledger, ledger.isRecent(message.blockhash) ? feeOf(message) : null)
  },
  getRecentPrioritizationFees([addresses]) {
    z.array(addressSchema).max(MAX_FEE_ACCOUNTS).nullish().parse(addresses)
    const recent = ledger.records().slice(-FEE_BLOCKS)
    return recent.map(({ slot }) => ({ slot, prioritizationFee: 0 }))
  },
})
