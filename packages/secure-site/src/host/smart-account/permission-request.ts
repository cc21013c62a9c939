/**
 * Parses what a page asks for with `wallet_grantPermissions`.
 *
 * In      params   `[{ chainId, address?, expiry, signer, permissions, policies }]`; the account's chain, the time
 * Out     who may act, inside which limits, and the names of the functions; `request` goes back to the page
 * Throws  RequestRejectedError  malformed; for another network; a limit that the chain cannot enforce; a contract that may not be called
 * Source  ERC-7715 (draft with `keys`); R-SESS-14 to 17
 */
import { isAddress, isAddressEqual, pad, size } from 'viem'
import * as z from 'zod/mini'
import { invalidParams } from '../policy/rejections.js'
import type { Limits, PermittedCall } from './caveats.js'
import { DELEGATION_MANAGER, ENTRY_POINT, FACTORY } from './contracts.js'
import { getSelector } from './get-selector.js'
import { quantity } from './quantity.js'
import { getDelegate } from './session-key.js'

const MAX_PERMISSIONS = 20

const hex = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]+$/))])
const address = hex.check(z.refine((text) => isAddress(text, { strict: false })))
const seconds = z.int().check(z.minimum(1), z.maximum(100_000_000_000))
const allowance = { allowance: quantity, start: seconds, period: seconds }
const input = z.looseObject({ type: z.string() })
const functionSchema = z.strictObject({
  functionName: z.string().check(z.minLength(1), z.maxLength(200)),
  args: z.optional(z.array(z.strictObject({ operator: z.string(), value: hex }))),
  valueLimit: z.optional(quantity),
  operation: z.optional(z.string()),
})
const permissionSchema = z.union([
  z.strictObject({
    type: z.literal('contract-call'),
    data: z.strictObject({
      address,
      abi: z.array(
        z.looseObject({ type: z.string(), name: z.optional(z.string()), inputs: z.optional(z.array(input)) }),
      ),
      functions: z.array(functionSchema).check(z.minLength(1)),
    }),
  }),
  z.strictObject({ type: z.literal('native-token-recurring-allowance'), data: z.strictObject(allowance) }),
  z.strictObject({
    type: z.literal('erc20-recurring-allowance'),
    data: z.strictObject({ ...allowance, token: address }),
  }),
])
const signerSchema = z.union([
  z.object({
    type: z.literal('keys'),
    data: z.object({ keys: z.array(z.object({ type: z.string(), publicKey: hex })) }),
  }),
  z.object({ type: z.literal('account'), data: z.object({ address }) }),
])
const requestSchema = z.object({
  chainId: quantity,
  expiry: seconds,
  signer: signerSchema,
  permissions: z.array(permissionSchema).check(z.minLength(1), z.maxLength(MAX_PERMISSIONS)),
  policies: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
})
/** What the page gets back: exactly what it asked for. */
const echoSchema = z.object({ chainId: z.string(), expiry: z.int(), signer: z.unknown(), permissions: z.unknown() })
const paramsSchema = z.tuple([requestSchema])

type Permission = z.output<typeof permissionSchema>

/** A parsed request. */
export type PermissionRequest = {
  readonly delegate: `0x${string}`
  /** Number of keys that act only together. */
  readonly keyCount: number
  readonly limits: Limits
  /** Signatures of the functions by selector, such as `transfer(address,uint256)`. */
  readonly functions: ReadonlyMap<string, string>
  readonly request: z.output<typeof echoSchema>
}

/** Parses a request. */
export function parsePermissionRequest(
  params: unknown,
  { chainId, account, nowMs }: { readonly chainId: number; readonly account: `0x${string}`; readonly nowMs: number },
): PermissionRequest {
  const [parsed] = z.safeParse(paramsSchema, params).data ?? []
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
    request: z.parse(echoSchema, params[0]),
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
