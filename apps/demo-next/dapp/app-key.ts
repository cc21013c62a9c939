/** The app's own key, and what it asks a wallet to let this key do alone. */
import { type Address, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

const DAY_SEC = 86_400

/** The key. Anyone who reads this page has it. */
export const APP_KEY = privateKeyToAccount(`0x${'a5'.repeat(32)}`)

/** The permission to pay an amount of the network's coin a day, for a week (ERC-7715). */
export function createKeyRequest(params: {
  readonly address: Address
  readonly chainId: number
  /** Base units. */
  readonly amount: bigint
}) {
  const nowSec = Math.floor(Date.now() / 1_000)
  const data = { allowance: numberToHex(params.amount), start: nowSec, period: DAY_SEC }
  return {
    address: params.address,
    chainId: numberToHex(params.chainId),
    expiry: nowSec + 7 * DAY_SEC,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: APP_KEY.publicKey }] } },
    permissions: [{ type: 'native-token-recurring-allowance', data }],
    policies: [],
  }
}
