/**
 * Lists the Bitcoin wallets of the page, each once. A wallet often appears in several APIs, so entries with the same
 * name count as one. The most capable API wins: Wallet Standard, then the list of sats-connect providers, then injected
 * objects.
 *
 * In      page       access to the global names of the page
 *         standard   registered Wallet Standard wallets
 * Out     FoundWallet[]
 * Source  spec R-ADPT-15, R-ADPT-102, R-CONN-04, R-CONN-06; security design §8
 */
import { safeGet } from '@bowline/kit-core/adapter'
import type { Page } from '../page/page.js'
import { type FoundWallet, toFoundWallets } from './found-wallet.js'
import { INJECTED, UNISAT_IMPOSTORS } from './injected.js'

const MAX_LISTED = 100

/** Lists the wallets; empty without a page. */
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
        return toFoundWallets('standard', toWalletId(name), wallet, name, safeGet(wallet, 'icon'))
      }),
    ...providers.flatMap((provider) => {
      const id = safeGet(provider, 'id')
      const source = typeof id === 'string' ? read(id) : undefined
      return typeof safeGet(source, 'request') === 'function'
        ? toFoundWallets('sats', id, source, safeGet(provider, 'name'), safeGet(provider, 'icon'))
        : []
    }),
    ...INJECTED.flatMap(([kind, path, name, method]) => {
      const source = read(path)
      const impostor = path === 'unisat' && UNISAT_IMPOSTORS.find(([key]) => safeGet(source, key) === true)?.[1]
      const matches = name === '' ? impostor : !impostor
      return matches && typeof safeGet(source, method) === 'function'
        ? toFoundWallets(kind, kind, source, name || impostor)
        : []
    }),
  ]
  const seen = new Set<string>()
  return found.filter(({ id, name, kind }) => {
    const keys = [id, name.toLowerCase().replace(/ wallet$/, '')]
    // A Wallet Standard wallet registers once, so two registrations are one wallet only when their ids match.
    const isNew = kind === 'standard' ? !seen.has(id) : !keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}

/** Makes an id from the name, since Wallet Standard has no ids and the name of a wallet is stable. */
function toWalletId(name: unknown): unknown {
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
