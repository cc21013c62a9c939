/**
 * Wallets that announce themselves: asked once at the start, heard at any time.
 *
 * Two announcements are one wallet where their rdns and their uuid or name are the same; the latest counts, as a whole. The first
 * wallet of an rdns has the rdns as its id, another one an id made of the rdns and its name. Names are stored while connected: an id
 * goes to the same wallet on the next page, in whatever order wallets announce themselves.
 *
 * In      events     where announcements arrive
 *         storage    keeps the names
 *         onChange   called when the list is another one; not for a repeated announcement
 * Out     wallets()  in the order of their first announcement; at most 200
 * Source  EIP-6963; spec R-CONN-03, R-CONN-280
 */
import type { TextStorage } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import { type Announced, readAnnouncement } from './announced-wallet.js'

const MAX_WALLETS = 200
/** Of each part of an id that is made of two. */
const MAX_PART_LENGTH = 60

/** A wallet that announced itself, by the id of its connector. */
export type AnnouncedWallet = Announced & { readonly id: string }

/** The wallets that announced themselves, and the ears for more. */
export type Announcements = {
  readonly wallets: () => readonly AnnouncedWallet[]
  /** Asks wallets to announce themselves (again). */
  readonly ask: () => void
  /** Begins to listen and asks; the returned function ends it. What was heard stays known. */
  readonly listen: () => () => void
  /** Stores which wallet an id is: it is connected. */
  readonly keep: (id: string) => void
  /** Forgets it. */
  readonly forget: (id: string) => void
  /** Gives an id of an earlier page to the only wallet of its rdns: that one has changed its name since. */
  readonly adopt: (id: string) => void
}

/** Makes the list; nothing is listened to yet. */
export function createAnnouncements(events: EventTarget, storage: TextStorage, onChange: () => void): Announcements {
  let wallets: readonly AnnouncedWallet[] = []
  const keyOf = (id: string) => `evm.announced.${id}`
  const find = (id: string) => wallets.find((wallet) => wallet.id === id)

  function idFor({ rdns, name }: Announced): string | undefined {
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    const made = [slug, wallets.length].map((part) => `${stem(rdns)}${String(part).slice(0, MAX_PART_LENGTH)}`)
    const free = [rdns, ...made].filter((id) => find(id) === undefined)
    const own = free.find((id) => storage.get(keyOf(id)) === name)
    return own ?? free.find((id) => storage.get(keyOf(id)) === undefined)
  }

  function hear(event: Event): void {
    const given = readAnnouncement(safeGet(event, 'detail'))
    if (given === undefined) return
    const ofRdns = wallets.filter(({ rdns }) => rdns === given.rdns)
    const known = ofRdns.find(({ uuid }) => uuid === given.uuid) ?? ofRdns.find(({ name }) => name === given.name)
    if (known === undefined ? wallets.length >= MAX_WALLETS : isSame(known, given)) return
    const id = known?.id ?? idFor(given)
    if (id === undefined) return
    const wallet = { ...given, id }
    wallets = known ? wallets.map((other) => (other === known ? wallet : other)) : [...wallets, wallet]
    onChange()
  }

  const ask = () => {
    events.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  return {
    wallets: () => wallets,
    ask,
    listen() {
      events.addEventListener('eip6963:announceProvider', hear)
      ask()
      return () => events.removeEventListener('eip6963:announceProvider', hear)
    },
    keep(id) {
      const name = find(id)?.name
      if (name !== undefined && storage.get(keyOf(id)) !== name) storage.set(keyOf(id), name)
    },
    forget: (id) => storage.remove(keyOf(id)),
    adopt(id) {
      const [only, ...others] = wallets.filter(({ rdns }) => rdns === id || id.startsWith(stem(rdns)))
      if (only === undefined || others.length > 0 || find(id)) return
      wallets = wallets.map((wallet) => (wallet === only ? { ...only, id } : wallet))
      onChange()
    },
  }
}

/** What the made ids of an rdns begin with. */
function stem(rdns: string): string {
  return `${rdns.slice(0, MAX_PART_LENGTH)}--`
}

function isSame(a: Announced, b: Announced): boolean {
  return a.name === b.name && a.icon === b.icon && a.provider === b.provider
}
