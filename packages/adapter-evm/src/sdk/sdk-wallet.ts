/** A wallet that is reached by an SDK of its own. The SDK is loaded when the wallet is first asked. */
import type { AdapterContext } from '@bowline/kit-core'
import type { WalletProvider } from '../discovery/provider.js'

/** A wallet with an SDK: goes into `wallets` of `evm()`. */
export type SdkWallet = {
  /** Connector id. */
  readonly id: string
  readonly name: string
  /** Rejects when the SDK cannot be loaded; it is tried again at the next attempt. */
  readonly load: (context: AdapterContext) => Promise<SdkProvider>
}

/** What an SDK gives. */
export type SdkProvider = {
  readonly provider: WalletProvider
  /** Forgets the visitor; a later connect asks anew. */
  readonly disconnect?: (() => unknown) | undefined
}
