/**
 * Discovers the wallets that a user can connect: those registered on the page or added by the app that have a Solana chain and
 * the required features.
 *
 * In      events       the page; undefined when the kit must not look for registered wallets
 * Out     wallets()    each with a stable id; a second wallet with the same name gets a number
 *         connectors() the same wallets as connectors
 * Source  spec R-CONN-04, R-ADPT-12, R-ADPT-93; security design §8 (shown text, images, ids)
 */
import type { Connector } from '@bowline/kit-core'
import { createStandardWallets, isInlineImage, safeGet, sanitizeWalletName } from '@bowline/kit-core/adapter'
import { createAppWallets } from './app-wallets.js'
import { toConnectorId } from './connector-id.js'
import { isSupported, onWalletChange } from './standard-wallet.js'

/** A wallet that can be connected. */
export type InstalledWallet = {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  /** The Wallet Standard object of the wallet. */
  readonly source: object
  /** True when the app added it and no extension registered it. */
  readonly isOwn: boolean
}

/** The list of wallets, and ways to watch and change it. */
export type Discovery = {
  readonly wallets: () => readonly InstalledWallet[]
  /** The wallet with this id. Marks it as used: it then keeps its id. */
  readonly find: (id: string) => InstalledWallet | undefined
  readonly connectors: () => readonly Connector[]
  /** Gives a wallet this id. If another wallet has it, the two swap ids. */
  readonly rename: (source: object, id: string) => void
  /** Calls the listener when the list changes, until the returned function is called. */
  readonly onChange: (listener: () => void) => () => void
  /** Adds one of the app's own wallets; the returned function removes it. */
  readonly offer: (wallet: object) => () => void
  /** Notifies listeners of the known wallets and starts to look for others; the returned function stops it. */
  readonly listen: () => () => void
}

/** Creates the list. It does not look for wallets before `listen`. */
export function createDiscovery(events: EventTarget | undefined): Discovery {
  const listeners = new Set<() => void>()
  const ids = new Map<object, string>()
  const used = new WeakSet<object>()
  const registrations = events && createStandardWallets(events, update, onWalletChange)
  const own = createAppWallets(update)
  let wallets: readonly InstalledWallet[] = []

  /**
   * A wallet keeps its id while it is registered, even if its name changes, unless `rename` is called. When a wallet
   * leaves, a wallet with the same name that was never used takes its id.
   */
  function idOf(source: object, name: string): string {
    const known = ids.get(source)
    if (known !== undefined) return known
    const taken = new Set(ids.values())
    const base = toConnectorId(name)
    let id = base
    for (let number = 2; taken.has(id); number += 1) id = `${base}.${number}`
    ids.set(source, id)
    return id
  }

  function update(): void {
    const registered = registrations?.wallets() ?? []
    const sources = [...new Set([...registered, ...own.wallets()])]
    const removed = [...ids.keys()].filter((source) => !sources.includes(source))
    for (const source of removed) ids.delete(source)
    setWallets(registered, sources)
    if (removed.length === 0) return
    // Ids are freed after the first listing, so that listeners see an id disappear and reappear when it moves.
    for (const source of ids.keys()) if (!used.has(source)) ids.delete(source)
    setWallets(registered, sources)
  }

  function setWallets(registered: readonly object[], sources: readonly object[]): void {
    const next = sources.filter(isSupported).map((source) => {
      const name = sanitizeWalletName(safeGet(source, 'name'))
      const icon = safeGet(source, 'icon')
      const isOwn = !registered.includes(source)
      return { id: idOf(source, name), name, icon: isInlineImage(icon) ? icon : undefined, source, isOwn }
    })
    const isSame = next.length === wallets.length && next.every((wallet, index) => isSameWallet(wallet, wallets[index]))
    if (isSame) return
    wallets = next
    notify()
  }

  function notify(): void {
    for (const listener of [...listeners]) listener()
  }

  return {
    wallets: () => wallets,
    find(id) {
      const wallet = wallets.find((known) => known.id === id)
      if (wallet) used.add(wallet.source)
      return wallet
    },
    connectors: () =>
      wallets.map(({ id, name, icon, isOwn }) => ({
        id,
        name,
        type: isOwn ? 'EXTERNAL' : 'ANNOUNCED',
        chain: 'solana',
        ...(icon !== undefined && { imageUrl: icon }),
      })),
    rename(source, id) {
      const own = ids.get(source)
      for (const [other, known] of ids) if (known === id && own !== undefined) ids.set(other, own)
      ids.set(source, id)
      update()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    offer: own.offer,
    listen() {
      const stop = registrations?.listen()
      if (wallets.length > 0) notify()
      return () => stop?.()
    },
  }
}

function isSameWallet(one: InstalledWallet, other: InstalledWallet | undefined): boolean {
  return (
    one.source === other?.source &&
    one.id === other.id &&
    one.name === other.name &&
    one.icon === other.icon &&
    one.isOwn === other.isOwn
  )
}
