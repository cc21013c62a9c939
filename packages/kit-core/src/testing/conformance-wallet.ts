import type { CaipNetworkId } from '../base/caip/namespace.js'
import type { NetworkInput } from '../base/networks/network.js'
import type { AdapterDescriptor } from '../core/adapter/adapter.js'

/** The wallet an adapter's contract is shown with: a fake or a key, driven by hand. */
export interface ConformanceWallet {
  /** Addresses it opens, the active one first. */
  readonly addresses: readonly [string, ...string[]]
  /** Windows it has shown so far. */
  prompts(): number
  /** The next window is declined. */
  rejectNext(): void
  /** The next window stays open until `approve`. */
  holdNext(): void
  /** Says yes in the window that has been open longest. */
  approve(): void
  /** The visitor picks another account in the wallet. */
  changeAccount(address: string): void
  /** The visitor picks another network in the wallet. */
  changeNetwork(caipNetworkId: CaipNetworkId): void
  /** The visitor disconnects in the wallet. */
  disconnect(): void
  /** The wallet forgets the app without telling. */
  forget(): void
}

/** One adapter and its wallet, fresh. */
export type ConformanceSetup = {
  readonly descriptor: AdapterDescriptor
  /** Of the wallet, once it is discovered. */
  readonly connectorId: string
  readonly wallet: ConformanceWallet
  /** Takes back what `create` put into the page. */
  readonly dispose?: (() => void) | undefined
}

/** What `describeAdapter` needs to know. */
export type DescribeAdapterParams = {
  /** Shown as the suite's name. */
  name: string
  /** Two networks of the adapter's namespace which the wallet has. */
  networks: readonly [NetworkInput, NetworkInput]
  /** An address the wallet can change to. */
  otherAddress: string
  /** Called before every test. */
  create: () => ConformanceSetup | Promise<ConformanceSetup>
  /** False where the wallet's network cannot be changed or is not told. */
  hasNetworkEvents?: boolean | undefined
  /** False where the app names the network with each request, so that the wallet has nothing to be asked. */
  asksToSwitch?: boolean | undefined
}
