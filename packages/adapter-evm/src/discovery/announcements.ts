/**
 * Wallets that announce themselves: asked once at the start, heard at any time.
 *
 * In      events     where announcements arrive
 *         onChange   called when the list is another one; not for a repeated announcement
 * Out     wallets()  in the order of their first announcement; the latest of an rdns counts; at most 200
 * Source  EIP-6963; spec R-CONN-03
 */
import { readKey } from '@bowline/kit-core/adapter'
import { type AnnouncedWallet, readAnnouncement } from './announced-wallet.js'

const MAX_WALLETS = 200

/** The wallets that announced themselves, and the ears for more. */
export type Announcements = {
  readonly wallets: () => readonly AnnouncedWallet[]
  /** Asks wallets to announce themselves (again). */
  readonly ask: () => void
  /** Begins to listen and asks; the returned function ends it. What was heard stays known. */
  readonly listen: () => () => void
}

/** Makes the list; nothing is listened to yet. */
export function createAnnouncements(events: EventTarget, onChange: () => void): Announcements {
  const byRdns = new Map<string, AnnouncedWallet>()

  function hear(event: Event): void {
    const wallet = readAnnouncement(readKey(event, 'detail'))
    if (wallet === undefined) return
    const known = byRdns.get(wallet.rdns)
    if (known === undefined ? byRdns.size >= MAX_WALLETS : isSame(known, wallet)) return
    byRdns.set(wallet.rdns, wallet)
    onChange()
  }

  const ask = () => {
    events.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  return {
    wallets: () => [...byRdns.values()],
    ask,
    listen() {
      events.addEventListener('eip6963:announceProvider', hear)
      ask()
      return () => events.removeEventListener('eip6963:announceProvider', hear)
    },
  }
}

function isSame(a: AnnouncedWallet, b: AnnouncedWallet): boolean {
  return a.name === b.name && a.icon === b.icon && a.provider === b.provider
}
