/**
 * Coinbase Wallet by its own SDK, for visitors who have not installed it: its app, its extension, or a wallet that it makes
 * on its own site. Which of them is the kit's option `coinbasePreference`.
 *
 * Source  @coinbase/wallet-sdk 4; spec R-CONN-15, R-CONN-104, R-ADPT-07
 */
import type { Log } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import type { SdkWallet } from './sdk-wallet.js'

/** Coinbase Wallet, to be put into `wallets` of `evm()`. Needs the package `@coinbase/wallet-sdk`. */
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
      // The extension, where it is installed, is handed out as it is and cannot be told to forget.
      const canForget = typeof safeGet(provider, 'disconnect') === 'function'
      return { provider, disconnect: canForget ? () => provider.disconnect() : undefined }
    },
  }
}

async function loadSdk(log: Log) {
  try {
    return await import('@coinbase/wallet-sdk')
  } catch (error) {
    log.error('Coinbase Wallet was not loaded. It needs the package @coinbase/wallet-sdk.', error)
    throw error
  }
}
