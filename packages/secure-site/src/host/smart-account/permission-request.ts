/**
 * Parses what a page asks for with `wallet_grantPermissions`.
 *
 * In      params   `[{ chainId, address?, expiry, signer, permissions, policies }]`; the account's chain, the time
 * Out     who may act, inside which limits, and the names of the functions; `request` goes back to the page
 * Throws  RequestRejectedError  malformed; for another network; a limit that the chain cannot enforce; a contract that may not be called
 * Source  ERC-7715 (draft with `keys`); R-SESS-14 to 17
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { isAddress, isAddressEqual, pad, size } from 'viem'
import { hex as hexOf } from '../../schema/hex.js'
import { invalidParams } from '../policy/rejections.js'
import type { Limits, PermittedCall } from './caveats.js'
import { DELEGATION_MANAGER, ENTRY_POINT, FACTORY } from './contracts.js'
import { getSelector } from './get-selector.js'
import { quantity } from './quantity.js'
import { getDelegate } from './session-key.js'

const MAX_PERMISSIONS = 20

const hex = hexOf(/^0x[0-9a-fA-F]+$/)
const address = v.pipe(
  hex,
  v.check((text) => isAddress(text, { strict: false })),
)
const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000_000_000))
const allowance = { allowance: quantity, start: seconds, period: seconds }
const input = v.looseObject({ type: v.string() })
const functionSchema = v.strictObject({
  functionName: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  args: v.optional(v.array(v.strictObject({ operator: v.string(), value: hex }))),
  valueLimit: v.optional(quantity),
  operation: v.optional(v.string()),
})
const permissionSchema = v.union([
  v.strictObject({
    type: v.literal('contract-call'),
    data: v.strictObject({
      address,
      abi: v.array(
        v.looseObject({ type: v.string(), name: v.optional(v.string()), inputs: v.optional(v.array(input)) }),
      ),
      functions: v.pipe(v.array(functionSchema), v.minLength(1)),
    }),
  }),
  v.strictObject({ type: v.literal('native-token-recurring-allowance'), data: v.strictObject(allowance) }),
  v.strictObject({
    type: v.literal('erc20-recurring-allowance'),
    data: v.strictObject({ ...allowance, token: address }),
  }),
])
const signerSchema = v.union([
  v.object({
    type: v.literal('keys'),
    data: v.object({ keys: v.array(v.object({ type: v.string(), publicKey: hex })) }),
  }),
  v.object({ type: v.literal('account'), data: v.object({ address }) }),
])
const requestSchema = v.object({
  chainId: quantity,
  expiry: seconds,
  signer: signerSchema,
  permissions: v.pipe(v.array(permissionSchema), v.minLength(1), v.maxLength(MAX_PERMISSIONS)),
  policies: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0))),
})
/** What the page gets back: exactly what it asked for. */
const echoSchema = v.object({
  chainId: v.string(),
  expiry: v.pipe(v.number(), v.safeInteger()),
  signer: v.unknown(),
  permissions: v.unknown(),
})
const paramsSchema = v.strictTuple([requestSchema])

type Permission = v.InferOutput<typeof permissionSchema>

/** A parsed request. */
export type PermissionRequest = {
  readonly delegate: `0x${string}`
  /** Number of keys that act only together. */
  readonly keyCount: number
  readonly limits: Limits
  /** Signatures of the functions by selector, such as `transfer(address,uint256)`. */
  readonly functions: ReadonlyMap<string, string>
  readonly request: v.InferOutput<typeof echoSchema>
}

/** Parses a request. */
export function parsePermissionRequest(
  params: unknown,
  { chainId, account, nowMs }: { readonly chainId: number; readonly account: `0x${string}`; readonly nowMs: number },
): PermissionRequest {
  const [parsed] = tryParse(paramsSchema, params) ?? []
  if (parsed === undefined || !Array.isArray(params)) throw invalidParams('The permission is malformed')
  const { signer, permissions, expiry } = parsed
  if (parsed.chainId !== BigInt(chainId)) throw invalidParams('The permission is for another network')
  if (expiry * 1_000 <= nowMs) throw invalidParams('The permission has ended already')
  const forbidden = [account, ...[DELEGATION_MANAGER, ENTRY_POINT, FACTORY].map((contract) => contract.address)]
  const functions = new Map<string, string>()
  return {
    delegate: signer.type === 'keys' ? getDelegate(signer.data.keys) : signer.data.address,
    keyCount: signer.type === 'keys' ? signer.data.keys.length : 1,
    functions,
    request: v.parse(echoSchema, params[0]),
    limits: {
      expirySec: expiry,
      allowances: permissions.flatMap((permission) => toAllowances(permission)),
      calls: permissions.flatMap((permission) => {
        if (permission.type !== 'contract-call') return []
        if (forbidden.some((one) => isAddressEqual(one, permission.data.address)))
          throw invalidParams('A permission for this contract would command the account')
        return toCalls(permission.data, functions)
      }),
    },
  }
}

function toAllowances(permission: Permission): Limits['allowances'] {
  if (permission.type === 'contract-call') return []
  const { allowance: amount, start: startSec, period: periodSec } = permission.data
  const token = permission.type === 'erc20-recurring-allowance' ? permission.data.token : undefined
  if (amount === 0n || (token !== undefined && BigInt(token) === 0n)) throw invalidParams('The allowance is malformed')
  return [{ amount, startSec, periodSec, token }]
}

function toCalls(
  { address: target, abi, functions }: Extract<Permission, { type: 'contract-call' }>['data'],
  names: Map<string, string>,
): readonly PermittedCall[] {
  return functions.map(({ functionName, args = [], valueLimit = 0n, operation = 'Call' }) => {
    if (operation !== 'Call') throw invalidParams('A permission cannot run another contract’s code as the account')
    const [own, ...others] = abi.filter(({ type, name }) => type === 'function' && name === functionName)
    const types = own?.inputs?.map(({ type }) => type)
    // Only plain types: those of structures stand elsewhere, and their words are not where their arguments are.
    const isPlain = types?.every((type) => /^(?:u?int\d{1,3}|address|bool|bytes\d{0,2}|string)$/.test(type))
    if (types === undefined || others.length > 0 || !isPlain)
      throw invalidParams('A function is not in the ABI once, with plain arguments')
    const signature = `${functionName}(${types.join()})`
    const selector = getSelector(signature)
    names.set(selector, signature)
    if (args.length > types.length) throw invalidParams('A condition has no argument')
    const conditions = args.map(({ operator, value }, argument) => {
      if (operator !== 'EQUAL') throw invalidParams('Only the condition EQUAL can be enforced')
      if (/^(?:bytes|string)$/.test(types[argument] ?? '') || value.length % 2 === 1 || size(value) > 32)
        throw invalidParams('A condition needs an argument of fixed length')
      const isLeft = /^bytes/.test(types[argument] ?? '')
      return { argument, word: pad(value, { dir: isLeft ? 'right' : 'left', size: 32 }) }
    })
    return { target, selector, maxValue: valueLimit, conditions }
  })
}
