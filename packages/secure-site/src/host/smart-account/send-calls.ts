/**
 * Handles `wallet_sendCalls` of a smart account.
 *
 * In      params   `[{ id?, from?, chainId?, calls, capabilities?, atomicRequired? }]`; all calls are carried out, or none
 * Out     the batch's id, before its outcome is known
 * Throws  RequestRejectedError  malformed; 5700 a required capability; 5720 a used id; 5740 too many calls; those of `sendOperation`
 * Source  EIP-5792; security design §7
 */
import { plainObject, RequestRejectedError, RPC_CODES, tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { getAddress, isAddress } from 'viem'
import { invalidParams } from '../policy/rejections.js'
import type { AccountCall } from './call-batch.js'
import { sendOperation } from './send-operation.js'
import type { SmartContext } from './smart-context.js'
import type { PaymasterCapability } from './sponsor.js'

const MAX_CALLS = 50

const capabilities = v.optional(plainObject(v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) }))))
const paymasterSchema = v.looseObject({
  url: v.string(),
  context: v.optional(plainObject(v.record(v.string(), v.unknown()))),
  optional: v.optional(v.boolean()),
})
const callSchema = v.looseObject({
  to: v.pipe(
    v.string(),
    v.check((text) => isAddress(text)),
  ),
  value: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i))),
  data: v.optional(v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/i))),
  capabilities,
})
const paramsSchema = v.strictTuple([
  v.looseObject({
    id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4_096))),
    chainId: v.optional(
      v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^(?:0x[0-9a-f]+|\d+)$/i))]),
    ),
    from: v.optional(v.string()),
    calls: v.pipe(v.array(callSchema), v.minLength(1)),
    capabilities,
  }),
])

/** Sends a batch. */
export async function sendCalls(params: unknown, context: SmartContext): Promise<{ id: string }> {
  const batch = tryParse(paramsSchema, params)?.[0]
  if (batch === undefined) throw invalidParams('The batch of calls is malformed')
  const { id, chainId, calls } = batch
  const { paymasterService, ...others } = batch.capabilities ?? {}
  const required = [others, ...calls.map((call) => call.capabilities ?? {})].flatMap(Object.values)
  if (required.some(({ optional }) => optional !== true))
    throw new RequestRejectedError('A required capability is not known', { code: RPC_CODES.unknownCapability })
  const paymaster = paymasterService && parsePaymaster(paymasterService)
  if (chainId !== undefined && BigInt(chainId) !== BigInt(context.chainId))
    throw invalidParams('The batch is for another network')
  if (calls.length > MAX_CALLS)
    throw new RequestRejectedError(`A batch has at most ${MAX_CALLS} calls`, { code: RPC_CODES.batchTooLarge })
  if (id !== undefined && (await context.records.get(id)) !== undefined)
    throw new RequestRejectedError('This id is taken', { code: RPC_CODES.batchIdTaken })
  const sent = await sendOperation(calls.map(toCall), { id, paymaster, context })
  return { id: sent.id }
}

/** Parses the capability of ERC-7677. */
function parsePaymaster(capability: unknown): PaymasterCapability {
  const parsed = tryParse(paymasterSchema, capability)
  if (parsed === undefined) throw invalidParams('The paymaster service is malformed')
  const { url, context, optional } = parsed
  return { url, context, isRequired: optional !== true }
}

function toCall({ to, value = '0x0', data = '0x' }: v.InferOutput<typeof callSchema>): AccountCall {
  return { to: getAddress(to), value: BigInt(value), data: `0x${data.slice(2)}` }
}
