// @ts-check
import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'

/** Address formats by network. */
export const networks = { mainnet: NETWORK, testnet: TEST_NETWORK, regtest: { ...TEST_NETWORK, bech32: 'bcrt' } }
