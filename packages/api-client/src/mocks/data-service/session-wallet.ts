/**
 * The wallet's side of smart sessions, in the format of the mock service: a key that grants and revokes. For tests without
 * a complete wallet.
 *
 * In      privateKey   the account's key
 * Out     grant        returns the result of `wallet_grantPermissions`
 * revoke       returns the signature for `wallet_revokePermissions`
 * Throws  a schema error for an invalid request
 * Source  spec R-SESS-22, R-SESS-26, R-SESS-31; ERC-7715
 */
import { type Hex, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'

import { createGrantMessage, createRevocationMessage } from './session-grant.js'

const requestSchema = z.object({
  chainId: z.string(),
  expiry: z.number(),
  signer: z.record(z.string(), z.unknown()),
  permissions: z.array(z.unknown()),
})
const revocationSchema = z.object({ pci: z.string() })

/** A key that grants and revokes sessions. */
export type MockSessionWallet = {
  readonly address: Hex
  readonly grant: (request: unknown) => Promise<Readonly<Record<string, unknown>>>
  readonly revoke: (request: unknown) => Promise<Hex>
}

/** Creates the wallet. */
export function createMockSessionWallet(privateKey: Hex): MockSessionWallet {
  const account = privateKeyToAccount(privateKey)
  const { address } = account
  return {
    address,
    async grant(request) {
      const terms = requestSchema.parse(request)
      const message = createGrantMessage({ ...terms, address })
      const context = stringToHex(JSON.stringify({ message, signature: await account.signMessage({ message }) }))
      return { ...terms, address, context }
    },
    revoke: async (request) =>
      account.signMessage({ message: createRevocationMessage(address, revocationSchema.parse(request).pci) }),
  }
}
