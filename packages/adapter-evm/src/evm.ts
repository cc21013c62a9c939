import { type AdapterContext, type AdapterDescriptor, AdapterNotFoundError } from '@bowline/kit-core'
import type { Config } from '@wagmi/core'
import { createEvmAdapter, type EvmAdapter } from './adapter.js'
import { browserPage } from './page/page.js'
import type { HostProviderInput } from './pairing/host-provider.js'
import type { SdkWallet } from './sdk/sdk-wallet.js'

/** Options of `evm()`. */
export type EvmOptions = {
  /** The app's own wagmi configuration. The kit uses its connectors and transports, and both see the same connection. */
  readonly config?: Config | undefined
  /** Wallets by an SDK of their own, such as `coinbaseWallet()`; loaded when they are chosen. */
  readonly wallets?: readonly SdkWallet[] | undefined
  /**
   * The app's own `EthereumProvider` of `@walletconnect/ethereum-provider`, or a function that makes it when it is first
   * needed. The kit pairs by it, so that the app and the kit have one session.
   */
  readonly provider?: HostProviderInput | undefined
}

/** What `evm()` returns: goes into `adapters` of `createKit`. */
export interface EvmDescriptor extends AdapterDescriptor<'eip155'> {
  create(context: AdapterContext): EvmAdapter
  /**
   * The wagmi configuration in use: the app's own, or the one the adapter made for the kit that this descriptor was
   * given to (the latest, if there are several). Loads the chain libraries if nothing has yet.
   */
  wagmiConfig(): Promise<Config>
}

/** EVM networks over wagmi and viem. Light: their code is loaded when a wallet or a chain is first asked. */
export function evm({ config, wallets = [], provider }: EvmOptions = {}): EvmDescriptor {
  let adapter: EvmAdapter | undefined
  return {
    namespace: 'eip155',
    name: 'wagmi',
    create(context) {
      adapter = createEvmAdapter({ context, page: browserPage(), config, sdkWallets: wallets, provider })
      return adapter
    },
    async wagmiConfig() {
      if (config !== undefined) return config
      if (adapter === undefined) throw new AdapterNotFoundError('eip155')
      return adapter.wagmiConfig()
    },
  }
}
