/**
 * Permissions that a sandbox wallet grants and revokes (ERC-7715). A key's account cannot enforce them on a chain: it signs
 * what it was shown, and whoever relies on it checks the signature. The context is `{ message, signature }` as hex of JSON,
 * the message being words for people and the permissions as JSON.
 *
 * Out     read           what is asked for, without what the wallet does not know
 *         grant, revoke  what the wallet answers once the person has said yes
 *         capabilities   what it can grant
 * Throws  WalletRpcError -32602 for an expiry that is over; a schema error for what is no request
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import { type Hex, stringToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import * as z from 'zod/mini'

const PERMISSION_TYPES = ['contract-call', 'native-token-recurring-allowance', 'erc20-recurring-allowance']

const grantSchema = z.object({
  chainId: z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/)),
  address: z.optional(z.string()),
  expiry: z.int().check(z.positive()),
  signer: z.record(z.string(), z.unknown()),
  permissions: z
    .array(z.object({ type: z.enum(PERMISSION_TYPES), data: z.record(z.string(), z.unknown()) }))
    .check(z.minLength(1)),
})

const revocationSchema = z.object({ pci: z.string().check(z.minLength(1), z.maxLength(256)), address: z.string() })

/** What an app asks for. */
export type SandboxGrant = z.infer<typeof grantSchema>

/** What a wallet of a key says that it can grant. */
export const SESSION_CAPABILITIES = {
  supported: true,
  permissionTypes: PERMISSION_TYPES,
  signerTypes: ['keys'],
} as const

/** Reads what is asked for. */
export function readGrant(params: unknown): SandboxGrant {
  const grant = z.parse(grantSchema, params)
  if (grant.expiry * 1_000 <= Date.now()) throw new WalletRpcError(-32602, 'The permissions would be over already.')
  return grant
}

/** Grants. */
export async function signGrant(account: PrivateKeyAccount, { address: _, ...terms }: SandboxGrant): Promise<object> {
  const message = `Grant permissions\n${JSON.stringify({ ...terms, address: account.address })}`
  const context = stringToHex(JSON.stringify({ message, signature: await account.signMessage({ message }) }))
  return { ...terms, address: account.address, context }
}

/** Reads which session is to end; undefined for the other requests of this name. */
export function readRevocation(params: unknown): z.infer<typeof revocationSchema> | undefined {
  const read = z.safeParse(revocationSchema, params)
  return read.success ? read.data : undefined
}

/** Revokes. */
export async function signRevocation(account: PrivateKeyAccount, pci: string): Promise<Hex> {
  return account.signMessage({ message: `Revoke permissions ${pci} of ${account.address.toLowerCase()}` })
}
