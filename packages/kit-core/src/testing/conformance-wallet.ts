import type { CaipNetworkId } from '../base/caip/namespace.js'
import type { NetworkInput } from '../base/networks/network.js'
import type { AdapterDescriptor } from '../core/adapter/adapter.js'

/** The wallet for testing an adapter's contract: a fake or a key, controlled by the test. */
export interface ConformanceWallet {
  /** Addresses it shares, the active one first. */
  readonly addresses: readonly [string, ...string[]]
  /** Number of windows shown so far. */
  prompts(): number
  /** Declines the next window. */
  rejectNext(): void
  /** Keeps the next window open until `approve`. */
  holdNext(): void
  /** Approves the window that has been open longest. */
  approve(): void
  /** The user selects another account in the wallet. */
  changeAccount(address: string): void
  /** The user selects another network in the wallet. */
  changeNetwork(caipNetworkId: CaipNetworkId): void
  /** The user disconnects in the wallet. */
  disconnect(): void
  /** Revokes the app's access without notifying the page. */
  forget(): void
}

/** One adapter and its wallet, newly created. */
export type ConformanceSetup = {
  readonly descriptor: AdapterDescriptor
  /** Connector id of the wallet, once it is discovered. */
  readonly connectorId: string
  readonly wallet: ConformanceWallet
  /** Removes what `create` added to the page. */
  readonly dispose?: (() => void) | undefined
}

/** Options of `describeAdapter`. */
export type DescribeAdapterParams = {
  /** Name of the suite. */
  name: string
  /** Two networks of the adapter's namespace that the wallet supports. */
  networks: readonly [NetworkInput, NetworkInput]
  /** An address the wallet can switch to. */
  otherAddress: string
  /** Called before every test. */
  create: () => ConformanceSetup | Promise<ConformanceSetup>
  /** False when the wallet's network cannot change or is not reported. */
  hasNetworkEvents?: boolean | undefined
  /** False when the app names the network with each request, so that a switch needs no wallet request. */
  asksToSwitch?: boolean | undefined
}
