/** Wallets reached through their own SDK. The SDK loads when the user first connects the wallet. */
import type { AdapterContext } from '@bowline/kit-core'
import type { WalletProvider } from '../discovery/provider.js'

/** A wallet with its own SDK, for `wallets` of `evm()`. */
export type SdkWallet = {
  /** Connector id. */
  readonly id: string
  readonly name: string
  /** Loads the SDK. Rejects if it cannot; the next attempt retries. */
  readonly load: (context: AdapterContext) => Promise<SdkProvider>
}

/** The provider of a loaded SDK. */
export type SdkProvider = {
  readonly provider: WalletProvider
  /** Disconnects the user; a later connect prompts again. */
  readonly disconnect?: (() => unknown) | undefined
}
