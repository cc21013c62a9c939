import type { HexText, Kit, SessionSignerKey } from '@bowline/kit-core'
import { grantPermissions } from '@bowline/kit-core/actions'

const MINT = { type: 'function', name: 'mint', inputs: [], outputs: [], stateMutability: 'payable' }

/** Requests permission to mint for an hour, for at most 0.01 of the native token each time. */
export function askToMint(kit: Kit, { contract, key }: { contract: HexText; key: SessionSignerKey }) {
  return grantPermissions(kit, {
    chainId: '0x1',
    expiry: Math.floor(Date.now() / 1_000) + 3_600,
    signer: { type: 'keys', data: { keys: [key] } },
    permissions: [
      {
        type: 'contract-call',
        data: {
          address: contract,
          abi: [MINT],
          functions: [{ functionName: 'mint', valueLimit: '0x2386f26fc10000', operation: 'Call' }],
        },
      },
    ],
    policies: [],
  })
}
