/**
 * The most that a paymaster can take from the account in tokens: the allowance that it had before, and what the calls of the operation add.
 * The token's contract lets it take no more, whatever the paymaster's service states.
 *
 * In      the calls; the paymaster that is signed; a token that the service takes, as the context for it names one
 * Out     fetchFeeTokens        what it could take before, and what a node reports about each token
 *         listTokenFees         that, and what the calls allow the paymaster to take
 * Throws  RequestRejectedError  the node does not respond; ValiError for a malformed response
 * Source  ERC-20, ERC-7677
 */
import * as v from 'valibot'
import { type Address, concat, encodeAbiParameters, getAddress, isAddress } from 'viem'
import { parseCall } from '../approval/evm/parse-call.js'
import { getArgument } from '../approval/evm/rules/transaction-subject.js'
import type { TransactionInfo } from '../approval/evm/transaction-info.js'
import { fetchCallInfo } from '../rpc/fetch-transaction-info.js'
import type { NodeClient } from '../rpc/node.js'
import type { AccountCall } from './call-batch.js'

/** allowance(address owner, address spender) */
const ALLOWANCE = '0xdd62ed3e'
const GRANTS = ['approve', 'increaseAllowance', 'permit', 'approve (Permit2)']

const wordSchema = v.pipe(
  v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i)),
  v.transform((text) => BigInt(text)),
)

/** A token that a paymaster may take. `amount` is in base units. */
export type FeeToken = {
  readonly address: Address
  readonly amount: bigint
  readonly token: TransactionInfo['token']
}

/** What the calls allow the paymaster to take, in base units by token. Several allowances for a token are added up. */
function getGranted(calls: readonly AccountCall[], paymaster: Address): ReadonlyMap<Address, bigint> {
  const granted = new Map<Address, bigint>()
  for (const { to, data } of calls) {
    const call = parseCall(data)
    if (getArgument(call, GRANTS, 'spender')?.address !== getAddress(paymaster)) continue
    const token = getArgument(call, GRANTS, 'token')?.address ?? getAddress(to)
    granted.set(token, (granted.get(token) ?? 0n) + (getArgument(call, GRANTS, 'amount')?.word ?? 0n))
  }
  return granted
}

/** Fetches what the paymaster could take before the operation. */
export async function fetchFeeTokens(
  calls: readonly AccountCall[],
  {
    account,
    paymaster,
    context,
    node,
  }: {
    readonly account: Address
    readonly paymaster: Address
    /** For the paymaster's service. */
    readonly context: Readonly<Record<string, unknown>>
    readonly node: NodeClient
  },
): Promise<readonly FeeToken[]> {
  const named = typeof context.token === 'string' && isAddress(context.token) ? [getAddress(context.token)] : []
  const tokens = new Set([...named, ...getGranted(calls, paymaster).keys()])
  const parameters = encodeAbiParameters([{ type: 'address' }, { type: 'address' }], [account, paymaster])
  const data = concat([ALLOWANCE, parameters])
  return Promise.all(
    [...tokens].map(async (address) => ({
      address,
      amount: v.parse(wordSchema, await node('eth_call', [{ to: address, data }, 'latest'])),
      token: (await fetchCallInfo({ to: address, value: 1n, data: '0x' }, node)).token,
    })),
  )
}

/** The most that the paymaster can take of each token. */
export function listTokenFees(
  calls: readonly AccountCall[],
  paymaster: Address,
  earlier: readonly FeeToken[],
): readonly FeeToken[] {
  const granted = getGranted(calls, paymaster)
  const known = new Map(earlier.map((one) => [one.address, one]))
  return [...new Set([...granted.keys(), ...known.keys()])]
    .map((address) => ({
      ...{ address, token: known.get(address)?.token },
      amount: (granted.get(address) ?? 0n) + (known.get(address)?.amount ?? 0n),
    }))
    .filter(({ amount }) => amount > 0n)
}
