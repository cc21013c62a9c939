/** A wallet that is put through the matrix: whatever its kind, it enters a page, moves, is locked and leaves in these ways. */
import type { AdapterDescriptor, CaipNetworkId, Kit, Namespace, Network, TextStorage } from '@bowline/kit-core'
import type { WalletFaults } from '@bowline/kit-core/testing'

/** What a wallet is asked for. */
export type Purpose = 'connect' | 'look' | 'sign' | 'send' | 'switch' | 'disconnect'

/** The wallet, its person and what it can do. */
export type Subject = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly faults: WalletFaults
  /** Its methods, by what they are for; none where it has no way to be asked for it. */
  readonly methods: Readonly<Record<Purpose, readonly string[]>>
  /** The events by which it tells that it moved. */
  readonly events: readonly string[]
  /** Whether it can be asked, without a window, what it has opened. */
  readonly canBeAsked: boolean
  /** Its windows so far, by what they asked for. */
  readonly prompts: () => readonly string[]
  /** The transactions that reached a chain. */
  readonly sent: () => number
  readonly enter: () => void
  readonly leave: () => void
  readonly lock: () => void
  readonly unlock: () => void
  /** The visitor picks the next account, or the next network, in the wallet. */
  readonly nextAccount: () => void
  readonly nextNetwork: (() => void) | undefined
  /** The visitor takes the site's access away, in the wallet. */
  readonly end: () => void
  /** The address that the page should show; undefined while nothing is open to it. */
  readonly opened: () => string | undefined
  /** Where the wallet is, if it is in one place. */
  readonly network: () => CaipNetworkId | undefined
  readonly isLocked: () => boolean
}

/** An app's own library beside the kit, during one visit. */
export type Host = {
  /** It begins to restore what it remembers; the returned function ends it. */
  readonly begin: (kit: Kit) => () => void
  /** The address that it would sign with. */
  readonly used: () => string | undefined
}

/** The kit's adapter in one visit, and the app's own library beside it. */
export type Equipment = { readonly adapter: AdapterDescriptor; readonly host?: Host }

/** A kind of wallet, on chains that are there. */
export type Kind = {
  readonly namespace: Namespace
  readonly networks: readonly [Network, Network]
  readonly make: () => Promise<Subject>
  readonly equip: (storage: TextStorage) => Equipment
  /** Sends a little of the coin. */
  readonly send: (kit: Kit) => Promise<unknown>
}
