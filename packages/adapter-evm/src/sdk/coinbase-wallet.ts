/**
 * Coinbase Wallet through its own SDK, for users who have not installed it: its app, its extension, or a wallet created on
 * its own site. The kit's option `coinbasePreference` chooses between them.
 *
 * Source  @coinbase/wallet-sdk 4; spec R-CONN-15, R-CONN-104, R-ADPT-07
 */
import type { Log } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import type { SdkWallet } from './sdk-wallet.js'

/** Coinbase Wallet, for `wallets` of `evm()`. Requires the package `@coinbase/wallet-sdk`. */
export function coinbaseWallet(): SdkWallet {
  return {
    id: 'coinbaseWallet',
    name: 'Coinbase Wallet',
    async load({ metadata, networks, coinbasePreference, log }) {
      const { createCoinbaseWalletSDK } = await loadSdk(log)
      const { name, icons } = metadata()
      const provider = createCoinbaseWalletSDK({
        appName: name,
        appLogoUrl: icons[0] ?? null,
        appChainIds: networks().map(({ id }) => Number(id)),
        preference: { options: coinbasePreference },
      }).getProvider()
      // If the extension is installed, the SDK returns it as it is, without `disconnect`.
      const canDisconnect = typeof safeGet(provider, 'disconnect') === 'function'
      return { provider, disconnect: canDisconnect ? () => provider.disconnect() : undefined }
    },
  }
}

async function loadSdk(log: Log) {
  try {
    return await import('@coinbase/wallet-sdk')
  } catch (error) {
    log.error('Coinbase Wallet could not be loaded. Install the package @coinbase/wallet-sdk.', error)
    throw error
  }
}
