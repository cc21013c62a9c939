/**
 * Sends calls of a smart account as one user operation, after the user has approved it.
 *
 * In      calls, and what the page says besides; see `OperationOptions`
 * Out     the stored operation, also when it is unknown whether the bundler accepted it. It is handed over once and never again
 * Throws  RequestRejectedError  declined; an earlier operation has no outcome yet; the bundler did not accept it: nothing happens later
 * Source  ERC-4337, ERC-7769; security design §7
 */
import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import { bytesToHex, numberToHex } from 'viem'
import { formatUserOperationRequest, getUserOperationHash, type UserOperation } from 'viem/account-abstraction'
import { invalidParams, transactionRejected } from '../policy/rejections.js'
import { approveAndSign } from '../rpc/approve-and-sign.js'
import { fetchCallInfo } from '../rpc/fetch-transaction-info.js'
import { isNodeError } from '../rpc/node.js'
import { approveUpgrade } from './account-upgrade.js'
import type { AccountCall } from './call-batch.js'
import { ENTRY_POINT } from './contracts.js'
import { assertManagerCall } from './delegation.js'
import { fetchNonce, fetchOutcome } from './fetch-outcome.js'
import { encodeOperation } from './operation-bytes.js'
import type { OperationRecord } from './operation-record.js'
import { prepareOperation } from './prepare-operation.js'
import { reviewOperation } from './review-operation.js'
import { simulateCalls } from './simulate-calls.js'
import type { SmartContext } from './smart-context.js'
import { getSponsor, type PaymasterCapability } from './sponsor.js'
import { fetchFeeTokens } from './token-fee.js'
import type { StatedOperation } from './user-operation-request.js'

/** After this time an operation without an outcome no longer keeps the account from sending another with the same nonce. */
const BLOCKING_MS = 10 * 60_000
const EARLIER_POLL_MS = 1_000
const EARLIER_POLLS = 30

/** Parse error, invalid request, unknown method, bad parameters; refused by validation (ERC-7769). */
const REJECTED_CODES: ReadonlySet<number> = new Set([
  -32700, -32600, -32601, -32602, -32500, -32501, -32502, -32503, -32504, -32505, -32506, -32507,
])
/** The bundler may have got this very operation before, from a proxy that passed it on twice. */
const MAYBE_THERE = /already|known|duplicate|nonce|AA25/i

/** What a page says about an operation besides its calls. */
export type OperationOptions = {
  /** The batch's id. */
  readonly id?: string | undefined
  readonly paymaster?: PaymasterCapability | undefined
  /** The only nonce that the page accepts. */
  readonly nonce?: bigint | undefined
  /** Gas, fees and paymaster exactly as the page states them. */
  readonly stated?: StatedOperation | undefined
  readonly context: SmartContext
}

/** Sends calls. */
export function sendOperation(
  calls: readonly AccountCall[],
  { id, paymaster, context, ...request }: OperationOptions,
): Promise<OperationRecord> {
  const { rpc, owner, account: sender, chainId } = context
  assertCalls(calls, sender)
  const { stated } = request
  const sponsor = stated === undefined ? getSponsor(paymaster, context) : undefined
  return rpc.approvals.run(rpc.signal, async (requestApproval) => {
    const signer = await rpc.session.signer()
    if (signer.addresses().eip155 !== owner) throw invalidParams('The request is for another account')
    const earlier = await waitForEarlier(context)
    const nonce = await fetchNonce(sender, rpc.node)
    if (request.nonce !== undefined && request.nonce !== nonce) throw invalidParams('The operation has another nonce')
    const firstBlock = numberToHex(BigInt(String(await rpc.node('eth_blockNumber', []))))
    const replacesUnsettled = earlier.some((record) => record.isRefused !== true && BigInt(record.nonce) === nonce)
    const [leaving, ...callInfo] = await Promise.all([
      simulateCalls(calls, { account: sender, node: rpc.node }),
      ...calls.map((call) => fetchCallInfo(call, rpc.node)),
    ])
    const { operation, refusal, fee } = await prepareOperation(calls, { nonce, sponsor, stated, context })
    const { paymaster: payer } = operation
    const feeTokens =
      payer &&
      (await fetchFeeTokens(calls, {
        ...{ account: sender, paymaster: payer, context: sponsor?.context ?? {}, node: rpc.node },
      }))
    const info = {
      ...{ replacesUnsettled, calls: callInfo, usualFeePerGas: fee, leaving, feeTokens },
      ...(sponsor && { sponsor: { host: sponsor.host, refusal } }),
    }
    const authorization =
      operation.authorization && (await approveUpgrade(operation.authorization, { signer, requestApproval, context }))
    const bytes = encodeOperation(operation, context)
    const review = reviewOperation(bytes, { account: sender, chainId, coin: rpc.network.coin }, info)
    const signature = await approveAndSign(
      { kind: 'evm-typed-data', bytes, review, account: sender },
      { signer, requestApproval, context: rpc },
    )
    const signed = { ...operation, ...(authorization && { authorization }), signature: bytesToHex(signature) }
    return handOver(signed, { id, firstBlock, context })
  })
}

/** Refuses calls that would change the account itself, which no page may ask for. */
function assertCalls(calls: readonly AccountCall[], sender: `0x${string}`): void {
  for (const call of calls) {
    const { to, value } = call
    if (to.toLowerCase() === sender.toLowerCase()) throw invalidParams('The request calls the account itself')
    assertManagerCall(call)
    if (BigInt(to) === 0n && value > 0n) throw invalidParams('The transaction sends coin to the zero address')
  }
}

/**
 * Waits until no earlier operation is on its way. One without an outcome for longer than `BLOCKING_MS` no longer counts. Resolves to those
 * without an outcome.
 */
async function waitForEarlier(context: SmartContext): Promise<readonly OperationRecord[]> {
  const { rpc } = context
  const isBlocking = ({ recordedAtMs, isRefused }: OperationRecord) =>
    isRefused !== true && rpc.now() - recordedAtMs < BLOCKING_MS
  for (let attempt = 0; ; attempt += 1) {
    const unsettled = await listUnsettled(context)
    if (!unsettled.some(isBlocking)) return unsettled
    if (attempt === EARLIER_POLLS)
      throw new RequestRejectedError('An earlier request of this account has no result yet. Try again later', {
        code: RPC_CODES.rejected,
      })
    await rpc.pause(EARLIER_POLL_MS, rpc.signal)
  }
}

/**
 * Earlier operations of the account on this network without an outcome. Throws, once, for one that the bundler has refused and that was
 * carried out all the same: a user who sends the payment again pays twice.
 */
async function listUnsettled({ rpc, account, bundler, records }: SmartContext): Promise<readonly OperationRecord[]> {
  const earlier = (await records.list()).filter(
    ({ sender, caipNetworkId, isSettled }) =>
      sender === account && caipNetworkId === rpc.network.caipNetworkId && !isSettled,
  )
  const unsettled: OperationRecord[] = []
  for (const record of earlier) {
    const { status } = await fetchOutcome(record, { node: rpc.node, bundler, nowMs: rpc.now() })
    if (status === 'pending') {
      unsettled.push(record)
      continue
    }
    await records.set({ ...record, isSettled: true })
    if (status === 'done' && record.isRefused === true)
      throw transactionRejected('An earlier request that was refused has been carried out. Check it, then send again')
  }
  return unsettled
}

async function handOver(
  operation: UserOperation<'0.7'>,
  {
    id,
    firstBlock,
    context,
  }: { readonly id: string | undefined; readonly firstBlock: `0x${string}`; readonly context: SmartContext },
): Promise<OperationRecord> {
  const { rpc, chainId, records, bundler } = context
  const hash = getUserOperationHash({
    ...{ chainId, userOperation: operation },
    ...{ entryPointAddress: ENTRY_POINT.address, entryPointVersion: '0.7' },
  })
  const record: OperationRecord = {
    ...{ id: id ?? hash, hash, firstBlock, sender: operation.sender, nonce: numberToHex(operation.nonce) },
    ...{ caipNetworkId: rpc.network.caipNetworkId, recordedAtMs: rpc.now(), isSettled: false },
  }
  await records.set(record)
  try {
    // A response with another hash changes nothing: the outcome is looked up by the hash computed here.
    await bundler('eth_sendUserOperation', [formatUserOperationRequest(operation), ENTRY_POINT.address])
  } catch (error) {
    const isRejected =
      isNodeError(error) && error.isCertain && REJECTED_CODES.has(error.code) && !MAYBE_THERE.test(error.message)
    if (!isRejected || (await isDone(record, context))) return record
    // The page's id is free again. The operation is watched by its hash: the bundler still has it.
    await records.remove(record)
    await records.set({ ...record, id: hash, isRefused: true })
    throw transactionRejected(error.message)
  }
  return record
}

/** Whether the chain has carried it out already, whatever the bundler says. */
async function isDone(record: OperationRecord, { rpc, bundler }: SmartContext): Promise<boolean> {
  const outcome = fetchOutcome(record, { node: rpc.node, bundler, nowMs: rpc.now() })
  return outcome.then(
    ({ status }) => status === 'done',
    () => false,
  )
}
