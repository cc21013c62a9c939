/**
 * Gas that someone else pays: a paymaster service and its answers, checked.
 *
 * In      the network's paymaster, and the capability of a batch; an operation without its signature
 * Out     getSponsor           the paymaster to ask, if any
 *         fetchStub            fields for an estimate of gas
 *         fetchPaymasterData   the final fields, by the same paymaster contract
 * Throws  RequestRejectedError  it refuses, does not respond, or its answer is malformed; 5700 a required paymaster that is not the network's
 * Source  ERC-7677
 */
import { RequestRejectedError, RPC_CODES, tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { isAddressEqual, numberToHex } from 'viem'
import { formatUserOperationRequest, type UserOperation } from 'viem/account-abstraction'
import { hex } from '../../schema/hex.js'
import { transactionRejected } from '../policy/rejections.js'
import { isNodeError, type NodeClient } from '../rpc/node.js'
import { ENTRY_POINT } from './contracts.js'
import { gas } from './quantity.js'
import type { SmartContext } from './smart-context.js'

const ADDRESS = /^0x(?!0{40}$)[0-9a-f]{40}$/i
/** A paymaster’s data is some signatures long. */
const DATA = /^0x(?:[0-9a-f]{2}){0,4096}$/i

const data = { paymaster: hex(ADDRESS), paymasterData: v.optional(hex(DATA)) }
const dataSchema = v.object(data)
const stubSchema = v.object({
  ...data,
  paymasterVerificationGasLimit: v.optional(gas),
  paymasterPostOpGasLimit: v.optional(gas),
  isFinal: v.optional(v.boolean()),
})

/** A paymaster to ask. Unless it is required, the account pays when it refuses. */
export type Sponsor = {
  /** Host of the service, for the card. */
  readonly host: string
  readonly isRequired: boolean
  readonly context: Readonly<Record<string, unknown>>
  readonly service: NodeClient
}

type SponsoredFields = { readonly paymaster: `0x${string}`; readonly paymasterData: `0x${string}` }

/** Fields of an operation for an estimate. `isFinal`: no further request is needed. */
export type SponsorStub = v.InferOutput<typeof stubSchema>

/** What a batch asks for. */
export type PaymasterCapability = {
  readonly url: string
  readonly context?: Readonly<Record<string, unknown>> | undefined
  readonly isRequired: boolean
}

/**
 * Returns the paymaster of an operation: the network's, or one at the same origin that the batch asks for. The frame reaches no other
 * origin.
 */
export function getSponsor(wanted: PaymasterCapability | undefined, { rpc }: SmartContext): Sponsor | undefined {
  const own = rpc.network.paymaster
  const isReachable = wanted === undefined || (own !== undefined && getOrigin(wanted.url) === getOrigin(own.url))
  if (!isReachable && wanted.isRequired)
    throw new RequestRejectedError('This paymaster is not one of the project', { code: RPC_CODES.unknownCapability })
  if (own === undefined) return undefined
  const { url, context = {} } = isReachable && wanted !== undefined ? wanted : own
  return {
    ...{ host: new URL(url).host, context, service: rpc.createNode(url) },
    isRequired: isReachable && wanted?.isRequired === true,
  }
}

/** Fetches the fields for an estimate. */
export function fetchStub(
  operation: Omit<UserOperation<'0.7'>, 'signature'>,
  sponsor: Sponsor,
  chainId: number,
): Promise<SponsorStub> {
  return fetchFields('pm_getPaymasterStubData', stubSchema, { operation, sponsor, chainId })
}

/** Fetches the final fields. Another contract than in the stub is refused, because gas was estimated for that one. */
export async function fetchPaymasterData(
  operation: UserOperation<'0.7'> & { readonly paymaster: `0x${string}` },
  sponsor: Sponsor,
  chainId: number,
): Promise<SponsoredFields> {
  const fields = await fetchFields('pm_getPaymasterData', dataSchema, { operation, sponsor, chainId })
  if (!isAddressEqual(fields.paymaster, operation.paymaster)) throw malformed()
  return { paymaster: fields.paymaster, paymasterData: fields.paymasterData ?? '0x' }
}

async function fetchFields<Fields>(
  method: string,
  schema: v.GenericSchema<unknown, Fields>,
  {
    operation,
    sponsor: { service, context },
    chainId,
  }: {
    readonly operation: Omit<UserOperation<'0.7'>, 'signature'>
    readonly sponsor: Sponsor
    readonly chainId: number
  },
): Promise<Fields> {
  const { signature: _, ...request } = formatUserOperationRequest({ ...operation, signature: '0x' })
  const params = [request, ENTRY_POINT.address, numberToHex(chainId), context]
  const response = await service(method, params).catch((error: unknown) => {
    throw transactionRejected(
      isNodeError(error) ? `The paymaster refuses: ${error.message}` : 'The paymaster doesn’t respond',
    )
  })
  const fields = tryParse(schema, response)
  if (fields === undefined) throw malformed()
  return fields
}

const malformed = () => transactionRejected('The paymaster’s response is malformed')

function getOrigin(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}
