/** Types that the parts of the adapter share, and the names of the methods whose code loads on demand. */

import type { Adapter, AdapterContext } from '@bowline/kit-core'
import type { Discovery } from './discovery/discovery.js'
import type { AdoptParams } from './wallet/adopt-connection.js'

/** What the part of the adapter that loads with the page passes to the runtime. */
export type RuntimeParams = {
  readonly context: AdapterContext
  /** Emits only while the kit listens. */
  readonly emit: AdapterContext['emit']
  readonly discovery: Discovery
  /** Aborted when the kit stops. */
  readonly lifetime: () => AbortSignal
}

/** The Solana adapter: the `Adapter` contract plus two Solana-only methods, `adoptConnection` and `offerWallet`. */
export interface SolanaAdapter extends Adapter {
  readonly sendToken: NonNullable<Adapter['sendToken']>
  readonly estimateTransfer: NonNullable<Adapter['estimateTransfer']>
  readonly inspectRecipient: NonNullable<Adapter['inspectRecipient']>
  /**
   * Takes over a connection that the app made outside the kit, without a prompt. Emits `connections`, or nothing if the wallet
   * does not agree.
   */
  readonly adoptConnection: (params: AdoptParams) => Promise<void>
  /**
   * Lists one of the app's own Wallet Standard wallets, which need not be registered. The returned function removes it.
   */
  readonly offerWallet: (wallet: object) => () => void
}

/** What `createSolanaAdapter` needs. */
export type SolanaAdapterParams = {
  readonly context: AdapterContext
  /** Where Wallet Standard wallets register; undefined on a server. */
  readonly events: EventTarget | undefined
}

/** The methods whose code loads on demand. */
export const ON_DEMAND = [
  'connect',
  'connectPaired',
  'reconnect',
  'switchAccount',
  'disconnect',
  'getAccounts',
  'getProvider',
  'switchNetwork',
  'getBalance',
  'getTokenBalances',
  'signMessage',
  'sendTransaction',
  'getTransaction',
  'sendToken',
  'estimateGas',
  'estimateTransfer',
  'inspectRecipient',
  'getReceivedAmount',
  'parseSentResponse',
  'findSent',
  'adoptConnection',
] as const

/** The implementation of the `ON_DEMAND` methods. */
export type Runtime = Required<Pick<SolanaAdapter, (typeof ON_DEMAND)[number]>>
