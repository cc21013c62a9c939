/**
 * Every Bitcoin wallet of the page, each once: by name, since a wallet is often there in several ways. Of two the one
 * that can do more comes first: Wallet Standard, then the list of sats-connect providers, then what wallets inject.
 *
 * In      page       its global names
 *         standard   registered Wallet Standard wallets
 * Out     FoundWallet[]
 * Source  spec R-ADPT-15, R-ADPT-102, R-CONN-04, R-CONN-06; security design §8
 */
import { safeGet } from '@bowline/kit-core/adapter'
import type { Page } from '../page/page.js'
import { type FoundWallet, foundWallet } from './found-wallet.js'
import { INJECTED, UNISAT_IMPOSTORS } from './injected.js'

const MAX_LISTED = 100

/** Lists the wallets. */
export function listWallets(page: Page | undefined, standard: Iterable<unknown> = []): readonly FoundWallet[] {
  if (page === undefined) return []
  const { read } = page
  const listed = read('btc_providers')
  const providers: readonly unknown[] = Array.isArray(listed) ? listed.slice(0, MAX_LISTED) : []
  const found = [
    ...[...standard]
      .filter(hasBitcoin)
      .slice(0, MAX_LISTED)
      .flatMap((wallet) => {
        const name = safeGet(wallet, 'name')
        return foundWallet('standard', idOf(name), wallet, name, safeGet(wallet, 'icon'))
      }),
    ...providers.flatMap((provider) => {
      const id = safeGet(provider, 'id')
      const handle = typeof id === 'string' ? read(id) : undefined
      return typeof safeGet(handle, 'request') === 'function'
        ? foundWallet('sats', id, handle, safeGet(provider, 'name'), safeGet(provider, 'icon'))
        : []
    }),
    ...INJECTED.flatMap(([kind, path, name, method]) => {
      const handle = read(path)
      const other = path === 'unisat' && UNISAT_IMPOSTORS.find(([mark]) => safeGet(handle, mark) === true)?.[1]
      const isWanted = name === '' ? other : !other
      return isWanted && typeof safeGet(handle, method) === 'function'
        ? foundWallet(kind, kind, handle, name || other)
        : []
    }),
  ]
  const seen = new Set<string>()
  return found.filter(({ id, name, kind }) => {
    const marks = [id, name.toLowerCase().replace(/ wallet$/, '')]
    // A wallet registers once, so of two that registered only the same name makes them one.
    const isNew = kind === 'standard' ? !seen.has(id) : !marks.some((mark) => seen.has(mark))
    for (const mark of marks) seen.add(mark)
    return isNew
  })
}

/** Wallet Standard has no ids; a name is the wallet's own, and lasting. */
function idOf(name: unknown): unknown {
  return typeof name === 'string' && name.length < 99
    ? name
        .trim()
        .replace(/\s+/g, '-')
        .replace(/[^\w.-]/gu, (letter) => letter.codePointAt(0)?.toString(16) ?? '')
    : undefined
}

function hasBitcoin(wallet: unknown): boolean {
  const features = safeGet(wallet, 'features')
  return ['bitcoin:connect', 'sats-connect:'].some((feature) => safeGet(features, feature) !== undefined)
}
