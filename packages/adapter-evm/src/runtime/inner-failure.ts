/**
 * Detects whether a contract account's operation failed inside a transaction that succeeded. The sender that brings the
 * operation on chain is paid in either case.
 *
 * In      logs      of a receipt; unchecked, as a node may return anything
 *         account   the contract account
 * Out     true if an ERC-4337 entry point, or the account itself as a Safe does, logged the failure
 * Source  ERC-4337 (`UserOperationEvent`, `success` is the second of its data); Safe (`ExecutionFailure`); spec R-ADPT-113
 */
import { tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'

const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** ERC-4337 entry points 0.6 to 0.9. Other contracts can log the same event, so theirs does not count. */
const ENTRY_POINTS = [
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
]
const SAFE_FAILURE = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

const logSchema = v.object({ address: v.string(), topics: v.array(v.string()), data: v.string() })

/** Whether the receipt's logs report a failed operation of the account. */
export function hasInnerFailure(logs: readonly unknown[], account: string): boolean {
  return logs.some((entry) => {
    const log = tryParse(logSchema, entry)
    if (!log) return false
    const [event, , sender = ''] = log.topics
    const emitter = log.address.toLowerCase()
    if (event === SAFE_FAILURE) return emitter === account.toLowerCase()
    if (event !== USER_OPERATION || !ENTRY_POINTS.includes(emitter)) return false
    const isOwn = sender.slice(-40).toLowerCase() === account.slice(2).toLowerCase()
    return isOwn && /^0x[0-9a-f]{64}0{64}/i.test(log.data)
  })
}
