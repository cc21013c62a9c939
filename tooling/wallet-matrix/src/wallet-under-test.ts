/** Interface of a wallet in the matrix: how each kind enters a page, moves, is locked and leaves. */
import type { AdapterDescriptor, CaipNetworkId, Kit, Namespace, Network, TextStorage } from '@bowline/kit-core'
import type { WalletFaults } from '@bowline/kit-core/testing'

/** Requests to a wallet. */
export type Purpose = 'connect' | 'look' | 'sign' | 'send' | 'switch' | 'disconnect'

/** The wallet, its user and its capabilities. */
export type Subject = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly faults: WalletFaults
  /** Its methods, by purpose; none if it has no such request. */
  readonly methods: Readonly<Record<Purpose, readonly string[]>>
  /** The events by which it reports changes. */
  readonly events: readonly string[]
  /** Whether it can be asked for its accounts without a window. */
  readonly canBeAsked: boolean
  /** Its windows so far, by purpose. */
  readonly prompts: () => readonly string[]
  /** The transactions that reached a chain. */
  readonly sent: () => number
  readonly enter: () => void
  readonly leave: () => void
  readonly lock: () => void
  readonly unlock: () => void
  /** The user picks the next account, or the next network, in the wallet. */
  readonly nextAccount: () => void
  readonly nextNetwork: (() => void) | undefined
  /** The user revokes the site's access in the wallet. */
  readonly end: () => void
  /** The address that the page should show; undefined while no account is open to it. */
  readonly opened: () => string | undefined
  /** The wallet's network, if it has one. */
  readonly network: () => CaipNetworkId | undefined
  readonly isLocked: () => boolean
}

/** An app's own library, used with the kit during one visit. */
export type Host = {
  /** It starts to restore its stored connection; the returned function ends it. */
  readonly begin: (kit: Kit) => () => void
  /** The address that it would sign with. */
  readonly used: () => string | undefined
}

/** The kit's adapter in one visit, and the app's own library. */
export type Equipment = { readonly adapter: AdapterDescriptor; readonly host?: Host }

/** A kind of wallet, on running chains. */
export type Kind = {
  readonly namespace: Namespace
  readonly networks: readonly [Network, Network]
  readonly make: () => Promise<Subject>
  readonly equip: (storage: TextStorage) => Equipment
  /** Sends a small amount of the native token. */
  readonly send: (kit: Kit) => Promise<unknown>
}
