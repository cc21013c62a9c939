import type { CaipNetworkId } from '../base/caip/namespace.js'
import type { NetworkInput } from '../base/networks/network.js'
import type { AdapterDescriptor } from '../core/adapter/adapter.js'

/** What an adapter package implements so that `describeAdapter` can test it: a fake wallet, controlled by the tests. */
export interface ConformanceWallet {
  /** Addresses it shares, the active one first. */
  readonly addresses: readonly [string, ...string[]]
  /** Number of prompts (approval windows) shown so far. */
  prompts(): number
  /** Declines the next prompt. */
  rejectNext(): void
  /** Keeps the next prompt open until `approve`. */
  holdNext(): void
  /** Approves the prompt that has been open longest. */
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

/** A new descriptor and its wallet, for one test. */
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
  promptsOnSwitch?: boolean | undefined
}
