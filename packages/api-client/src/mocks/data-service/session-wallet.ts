/**
 * The wallet's side of smart sessions, in the form that the mock service reads: a key that grants and revokes. For tests
 * whose wallet is no whole one.
 *
 * In      privateKey   of the account
 * Out     grant        what a wallet answers to `wallet_grantPermissions`
 *         revoke       what it answers to `wallet_revokePermissions`
 * Throws  a schema error for what is no request
 * Source  spec R-SESS-22, R-SESS-26, R-SESS-31; ERC-7715
 */
import { type Hex, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'

import { grantMessage, revocationMessage } from './session-grant.js'

const requestSchema = z.object({
  chainId: z.string(),
  expiry: z.number(),
  signer: z.record(z.string(), z.unknown()),
  permissions: z.array(z.unknown()),
})
const revocationSchema = z.object({ pci: z.string() })

/** A key that grants and revokes. */
export type MockSessionWallet = {
  readonly address: Hex
  readonly grant: (request: unknown) => Promise<Readonly<Record<string, unknown>>>
  readonly revoke: (request: unknown) => Promise<Hex>
}

/** Makes it. */
export function createMockSessionWallet(privateKey: Hex): MockSessionWallet {
  const account = privateKeyToAccount(privateKey)
  const { address } = account
  return {
    address,
    async grant(request) {
      const terms = requestSchema.parse(request)
      const message = grantMessage({ ...terms, address })
      const context = stringToHex(JSON.stringify({ message, signature: await account.signMessage({ message }) }))
      return { ...terms, address, context }
    },
    revoke: async (request) =>
      account.signMessage({ message: revocationMessage(address, revocationSchema.parse(request).pci) }),
  }
}
