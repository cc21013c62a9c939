/**
 * Permissions that a sandbox wallet grants and revokes (ERC-7715). An account controlled by a key cannot enforce them on chain:
 * the wallet signs what the user approved, and a service that relies on it checks the signature. The context is
 * `{ message, signature }` as hex of JSON; the message is readable text followed by the permissions as JSON.
 *
 * Throws  WalletRpcError -32602 for an expiry in the past; a schema error for an invalid request
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import * as v from 'valibot'
import { type Hex, stringToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

const PERMISSION_TYPES = ['contract-call', 'native-token-recurring-allowance', 'erc20-recurring-allowance']

const grantSchema = v.object({
  chainId: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,13}$/)),
  address: v.optional(v.string()),
  expiry: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  signer: v.record(v.string(), v.unknown()),
  permissions: v.pipe(
    v.array(v.object({ type: v.picklist(PERMISSION_TYPES), data: v.record(v.string(), v.unknown()) })),
    v.minLength(1),
  ),
})

const revocationSchema = v.object({ pci: v.pipe(v.string(), v.minLength(1), v.maxLength(256)), address: v.string() })

/** Permissions that an app requests. */
export type SandboxGrant = v.InferOutput<typeof grantSchema>

/** The permissions that the wallet can grant, as its `wallet_getCapabilities` response lists them. */
export const SESSION_CAPABILITIES = {
  supported: true,
  permissionTypes: PERMISSION_TYPES,
  signerTypes: ['keys'],
} as const

/** Parses a request for permissions. Throws if it is invalid or its expiry has passed. */
export function parseGrant(params: unknown): SandboxGrant {
  const grant = v.parse(grantSchema, params)
  if (grant.expiry * 1_000 <= Date.now()) throw new WalletRpcError(-32602, 'The permissions would be over already.')
  return grant
}

/** Signs the permissions; returns the response to `wallet_grantPermissions`. */
export async function signGrant(account: PrivateKeyAccount, { address: _, ...terms }: SandboxGrant): Promise<object> {
  const message = `Grant permissions\n${JSON.stringify({ ...terms, address: account.address })}`
  const context = stringToHex(JSON.stringify({ message, signature: await account.signMessage({ message }) }))
  return { ...terms, address: account.address, context }
}

/** Parses a request to end a session; undefined for other `wallet_revokePermissions` requests. */
export function parseRevocation(params: unknown): v.InferOutput<typeof revocationSchema> | undefined {
  const read = v.safeParse(revocationSchema, params)
  return read.success ? read.output : undefined
}

/** Signs the end of a session; returns the response to `wallet_revokePermissions`. */
export async function signRevocation(account: PrivateKeyAccount, pci: string): Promise<Hex> {
  return account.signMessage({ message: `Revoke permissions ${pci} of ${account.address.toLowerCase()}` })
}
