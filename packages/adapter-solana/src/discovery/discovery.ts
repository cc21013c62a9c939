/**
 * The wallets that can be offered: registered, with a Solana chain and the features that are needed.
 *
 * In      events       the page; undefined where nothing is to be looked for
 *         offer        wallets of the app's own, beside those of the page
 * Out     wallets()    each with a stable id; a second wallet of one name gets a number
 *         connectors() the same as rows
 * Source  spec R-CONN-04, R-ADPT-12, R-ADPT-93; security design §8 (shown text, images, ids)
 */
import type { Connector } from '@bowline/kit-core'
import { createStandardWallets, isInlineImage, safeGet, sanitizeWalletName } from '@bowline/kit-core/adapter'
import { createAppWallets } from './app-wallets.js'
import { connectorIdOf } from './connector-id.js'
import { isSuitable, onWalletChange } from './standard-wallet.js'

/** A wallet on offer. */
export type InstalledWallet = {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  /** The wallet's own object. */
  readonly source: object
  /** The app brought it and no extension did. */
  readonly isOwn: boolean
}

/** The wallets on offer, and how to hear of others. */
export type Discovery = {
  readonly wallets: () => readonly InstalledWallet[]
  /** The wallet of an id, to be asked. */
  readonly find: (id: string) => InstalledWallet | undefined
  readonly connectors: () => readonly Connector[]
  /** Gives a wallet the id of one of its name, which takes its own, or that of one that is not there. */
  readonly rename: (source: object, id: string) => void
  /** Hears when the list is another one, until the returned function is called. */
  readonly onChange: (listener: () => void) => () => void
  /** Puts a wallet of the app's own on offer; the returned function takes it back. */
  readonly offer: (wallet: object) => () => void
  /** Tells of the wallets that are known, and begins to look for others; the returned function ends it. */
  readonly listen: () => () => void
}

/** Makes the list; nothing is looked for yet. */
export function createDiscovery(events: EventTarget | undefined): Discovery {
  const listeners = new Set<() => void>()
  const ids = new Map<object, string>()
  const used = new WeakSet<object>()
  const registrations = events && createStandardWallets(events, follow, onWalletChange)
  const own = createAppWallets(follow)
  let wallets: readonly InstalledWallet[] = []

  /**
   * A wallet keeps its id as long as it is registered, whatever it calls itself later, unless it is renamed; one that was never
   * asked for takes the id of its namesake that has gone.
   */
  function idOf(source: object, name: string): string {
    const known = ids.get(source)
    if (known !== undefined) return known
    const taken = new Set(ids.values())
    const base = connectorIdOf(name)
    let id = base
    for (let number = 2; taken.has(id); number += 1) id = `${base}.${number}`
    ids.set(source, id)
    return id
  }

  function follow(): void {
    const registered = registrations?.wallets() ?? []
    const sources = [...new Set([...registered, ...own.wallets()])]
    const gone = [...ids.keys()].filter((source) => !sources.includes(source))
    for (const source of gone) ids.delete(source)
    list(registered, sources)
    if (gone.length === 0) return
    // Only now, so that an id which passes to another wallet is seen to go and to come.
    for (const source of ids.keys()) if (!used.has(source)) ids.delete(source)
    list(registered, sources)
  }

  function list(registered: readonly object[], sources: readonly object[]): void {
    const next = sources.filter(isSuitable).map((source) => {
      const name = sanitizeWalletName(safeGet(source, 'name'))
      const icon = safeGet(source, 'icon')
      const isOwn = !registered.includes(source)
      return { id: idOf(source, name), name, icon: isInlineImage(icon) ? icon : undefined, source, isOwn }
    })
    const isSame = next.length === wallets.length && next.every((wallet, index) => isAlike(wallet, wallets[index]))
    if (isSame) return
    wallets = next
    tell()
  }

  function tell(): void {
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
      follow()
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
      if (wallets.length > 0) tell()
      return () => stop?.()
    },
  }
}

function isAlike(one: InstalledWallet, other: InstalledWallet | undefined): boolean {
  return (
    one.source === other?.source &&
    one.id === other.id &&
    one.name === other.name &&
    one.icon === other.icon &&
    one.isOwn === other.isOwn
  )
}
