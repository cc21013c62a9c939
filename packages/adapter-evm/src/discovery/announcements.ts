/**
 * Wallets that announce themselves (EIP-6963). Announcements are requested when listening starts, and accepted while it lasts.
 *
 * Two announcements are one wallet if they share the rdns and the uuid or name; the later one replaces the earlier. The
 * first wallet of an rdns gets the rdns as its id, another one an id built from the rdns and its name. The name is stored
 * while the wallet is connected, so an id belongs to the same wallet on the next page in whatever order wallets announce.
 *
 * In      events     receives the announcements
 *         storage    remembers the names of connected wallets
 *         onChange   called when the list changes; not for a repeated announcement
 * Out     wallets()  in the order of their first announcement; at most 200
 * Source  EIP-6963; spec R-CONN-03, R-CONN-280
 */
import type { TextStorage } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import { type Announcement, parseAnnouncement } from './parse-announcement.js'

const MAX_WALLETS = 200
/** Characters of each part in an id built from two parts. */
const MAX_PART_LENGTH = 60

/** A wallet that announced itself, with the id of its connector. */
export type AnnouncedWallet = Announcement & { readonly id: string }

/** The wallets that announced themselves, and the listener for more. */
export type Announcements = {
  readonly wallets: () => readonly AnnouncedWallet[]
  /** Requests an announcement from every wallet again. */
  readonly requestAnnouncements: () => void
  /** Starts listening and requests announcements; the returned function stops. Known wallets stay in the list. */
  readonly listen: () => () => void
  /** Stores the name of the wallet with this id. Called while the wallet is connected. */
  readonly storeId: (id: string) => void
  /** Removes the stored name of the wallet with this id. Called when the kit disconnects the wallet. */
  readonly removeId: (id: string) => void
  /** Gives an id from an earlier page to the only wallet of its rdns, which has changed its name. No-op if there are several. */
  readonly adoptId: (id: string) => void
}

/** Creates an empty list. It does not listen yet. */
export function createAnnouncements(events: EventTarget, storage: TextStorage, onChange: () => void): Announcements {
  let wallets: readonly AnnouncedWallet[] = []
  const getStorageKey = (id: string) => `evm.announced.${id}`
  const find = (id: string) => wallets.find((wallet) => wallet.id === id)

  function idFor({ rdns, name }: Announcement): string | undefined {
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    const made = [slug, wallets.length].map((part) => `${getIdPrefix(rdns)}${String(part).slice(0, MAX_PART_LENGTH)}`)
    const free = [rdns, ...made].filter((id) => find(id) === undefined)
    const own = free.find((id) => storage.get(getStorageKey(id)) === name)
    return own ?? free.find((id) => storage.get(getStorageKey(id)) === undefined)
  }

  function handleAnnouncement(event: Event): void {
    const announced = parseAnnouncement(safeGet(event, 'detail'))
    if (announced === undefined) return
    const sameRdns = wallets.filter(({ rdns }) => rdns === announced.rdns)
    const known =
      sameRdns.find(({ uuid }) => uuid === announced.uuid) ?? sameRdns.find(({ name }) => name === announced.name)
    if (known === undefined ? wallets.length >= MAX_WALLETS : isSame(known, announced)) return
    const id = known?.id ?? idFor(announced)
    if (id === undefined) return
    const wallet = { ...announced, id }
    wallets = known ? wallets.map((other) => (other === known ? wallet : other)) : [...wallets, wallet]
    onChange()
  }

  const requestAnnouncements = () => {
    events.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  return {
    wallets: () => wallets,
    requestAnnouncements,
    listen() {
      events.addEventListener('eip6963:announceProvider', handleAnnouncement)
      requestAnnouncements()
      return () => events.removeEventListener('eip6963:announceProvider', handleAnnouncement)
    },
    storeId(id) {
      const name = find(id)?.name
      if (name !== undefined && storage.get(getStorageKey(id)) !== name) storage.set(getStorageKey(id), name)
    },
    removeId: (id) => storage.remove(getStorageKey(id)),
    adoptId(id) {
      const [only, ...others] = wallets.filter(({ rdns }) => rdns === id || id.startsWith(getIdPrefix(rdns)))
      if (only === undefined || others.length > 0 || find(id)) return
      wallets = wallets.map((wallet) => (wallet === only ? { ...only, id } : wallet))
      onChange()
    },
  }
}

/** Prefix of the ids built from this rdns. */
function getIdPrefix(rdns: string): string {
  return `${rdns.slice(0, MAX_PART_LENGTH)}--`
}

function isSame(a: Announcement, b: Announcement): boolean {
  return a.name === b.name && a.icon === b.icon && a.provider === b.provider
}
