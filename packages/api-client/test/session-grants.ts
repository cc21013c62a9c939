/** What a wallet with its own key grants, in the format of the mock service. */
import type { SessionKey } from '../src/index.js'
import { createMockSessionWallet, type MockSessionWallet } from '../src/mocks/index.js'

export const SIGNER = createMockSessionWallet(`0x${'5e'.repeat(32)}`)
export const OTHER_SIGNER = createMockSessionWallet(`0x${'07'.repeat(32)}`)

const OWN_KEY: SessionKey = { type: 'secp256r1', publicKey: `0x${'ab'.repeat(64)}` }

/** An app's request: 0.01 native tokens per day until the end of 2030. */
export const SESSION_REQUEST = {
  chainId: '0x1',
  expiry: 1_924_991_999,
  signer: { type: 'keys', data: { keys: [OWN_KEY] } },
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x2386f26fc10000', start: 1_800_000_000, period: 86_400 },
    },
  ],
  policies: [{ type: 'gas-limit', data: {} }],
} as const

/** The wallet's response. `reported` overrides the reported terms when they differ from the signed ones. */
export async function grantedBy(
  wallet: MockSessionWallet,
  { chainId, expiry, signer, permissions }: typeof SESSION_REQUEST,
  key: SessionKey,
  reported: object = {},
) {
  const keys = [key, ...signer.data.keys]
  const granted = await wallet.grant({ chainId, expiry, signer: { ...signer, data: { keys } }, permissions })
  return { ...granted, ...reported }
}
