/**
 * The wallet's side of smart sessions, in the format that the mock data service verifies, for tests without a complete
 * wallet.
 *
 * Throws  a schema error for an invalid request
 * Source  spec R-SESS-22, R-SESS-26, R-SESS-31; ERC-7715
 */

import * as v from 'valibot'
import { type Hex, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { createGrantMessage, createRevocationMessage } from './session-grant.js'

const requestSchema = v.object({
  chainId: v.string(),
  expiry: v.pipe(v.number(), v.finite()),
  signer: v.record(v.string(), v.unknown()),
  permissions: v.array(v.unknown()),
})
const revocationSchema = v.object({ pci: v.string() })

/** An account that grants every request: `grant` is `wallet_grantPermissions`, `revoke` signs `wallet_revokePermissions`. */
export type MockSessionWallet = {
  readonly address: Hex
  readonly grant: (request: unknown) => Promise<Readonly<Record<string, unknown>>>
  readonly revoke: (request: unknown) => Promise<Hex>
}

/** Creates a wallet with this key as its only account. */
export function createMockSessionWallet(privateKey: Hex): MockSessionWallet {
  const account = privateKeyToAccount(privateKey)
  const { address } = account
  return {
    address,
    async grant(request) {
      const terms = v.parse(requestSchema, request)
      const message = createGrantMessage({ ...terms, address })
      const context = stringToHex(JSON.stringify({ message, signature: await account.signMessage({ message }) }))
      return { ...terms, address, context }
    },
    revoke: async (request) =>
      account.signMessage({ message: createRevocationMessage(address, v.parse(revocationSchema, request).pci) }),
  }
}
