import type { AdapterContext, AdapterDescriptor } from '@bowline/kit-core'
import { AdapterNotFoundError } from '@bowline/kit-core/errors'
import type { Config } from '@wagmi/core'
import { createEvmAdapter } from './adapter.js'
import type { HostProviderInput } from './connections/host-provider.js'
import type { EvmAdapter } from './contract.js'
import { browserPage } from './page/page.js'
import type { SdkWallet } from './sdk/sdk-wallet.js'

/** Options of `evm()`. */
export type EvmOptions = {
  /** The app's own wagmi configuration. The kit uses its connectors and transports and shares its connection. */
  readonly config?: Config | undefined
  /** Wallets reached through their own SDK, such as `coinbaseWallet()`. The SDK loads when the user chooses the wallet. */
  readonly wallets?: readonly SdkWallet[] | undefined
  /**
   * The app's own `EthereumProvider` of `@walletconnect/ethereum-provider`, or a function that creates it at first use.
   * The kit pairs through it, so the app and the kit share one session.
   */
  readonly provider?: HostProviderInput | undefined
}

/** What `evm()` returns. Pass it in `adapters` of `createKit`. */
export interface EvmDescriptor extends AdapterDescriptor<'eip155'> {
  create(context: AdapterContext): EvmAdapter
  /**
   * The wagmi configuration in use: the app's own, or the one created for the kit that uses this descriptor (the latest
   * kit, if there are several). Loads the chain libraries. Throws `AdapterNotFoundError` before a kit uses the descriptor.
   */
  wagmiConfig(): Promise<Config>
}

/** EVM networks over wagmi and viem. Light: wallet and chain code loads with the first request to a wallet or a chain. */
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
