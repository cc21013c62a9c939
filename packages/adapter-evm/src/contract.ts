/** Types that the parts of the adapter share, and the names of the members whose code loads on demand. */

import type { Adapter, AdapterContext } from '@bowline/kit-core'
import type { Config } from '@wagmi/core'
import type { ConnectionWatch } from './connections/connection-watch.js'
import type { HostProviderInput } from './connections/host-provider.js'
import type { WalletEvents } from './connections/wallet-events.js'
import type { Announcements } from './discovery/announcements.js'
import type { Page } from './page/page.js'
import { REQUESTS } from './runtime/request-names.js'
import type { SdkWallet } from './sdk/sdk-wallet.js'

/** The EVM adapter. `wagmiConfig` returns the wagmi configuration in use. */
export interface EvmAdapter extends Adapter {
  readonly wagmiConfig: () => Promise<Config>
}

/** Dependencies of `createEvmAdapter`. */
export type EvmAdapterParams = {
  readonly context: AdapterContext
  /** Undefined on a server. */
  readonly page: Page | undefined
  /** The host's own wagmi configuration, if it has one. */
  readonly config: Config | undefined
  /** Wallets reached through their own SDK. */
  readonly sdkWallets?: readonly SdkWallet[] | undefined
  /** The app's own WalletConnect provider. The kit then pairs through it. */
  readonly provider?: HostProviderInput | undefined
}

/**
 * What of the app's own the kit pairs through, while `pairsAlone` holds: the `'provider'` it passed, or the `walletConnect`
 * connector of its wagmi configuration (`true`). Otherwise the kit pairs through its own transport.
 */
export type HostPairing = 'provider' | boolean | undefined

/** Dependencies of the runtime, including the parts that a page loads first. */
export type RuntimeParams = EvmAdapterParams & {
  /** Undefined on a server and without injected discovery. */
  readonly announcements: Announcements | undefined
  readonly watch: ConnectionWatch
  /** Origin of the Safe app that frames the page; undefined outside a Safe. */
  readonly safeOrigin: string | undefined
  readonly hostPairing: HostPairing
  /** Aborts when the kit stops. */
  readonly lifetime: () => AbortSignal
  readonly loadReconnect: LoadReconnect
}

/** Loads the code that reconnects wallets. */
export type LoadReconnect = () => Promise<typeof import('./runtime/reconnect.js')>

/** Adapter members that load the runtime at their first call. */
export const ON_DEMAND = [
  'connect',
  'connectPaired',
  'reconnect',
  'switchConnection',
  'switchAccount',
  'disconnect',
  'getAccounts',
  'getProvider',
  'switchNetwork',
  'getBalance',
  ...REQUESTS,
] as const

/** The adapter members that load on demand, the wallets' own events, and the wagmi configuration in use. */
export type Runtime = Required<Pick<Adapter, (typeof ON_DEMAND)[number] | 'pairingProvider'>> & {
  /** Returns the configuration, with the kit's current networks and a connector for each announced wallet. */
  readonly config: () => Config
  readonly walletEvents: WalletEvents
}
