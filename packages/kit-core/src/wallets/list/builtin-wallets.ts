/**
 * The built-in wallets, available without a service.
 *
 * In      WALLET_INDEX  one line per wallet: slug, name, first letters of its namespaces, explorer ids, reverse domain
 *                       names, native, universal and desktop link, page, ids in the App Store, in Google Play and in the
 *                       Chrome Web Store, how it pairs without a link. Empty fields at the end of a line are omitted
 * Out     the wallets in the order of recommendation
 * Source  spec R-CONN-200; the facts and their sources: `data/wallets.json`
 */
import type { WalletListing } from '@bowline/api-client'
import { NAMESPACES } from '../../base/caip/namespace.js'
import type { BuiltinWallet } from './builtin-wallet.js'
import { WALLET_INDEX } from './wallet-index.js'

export const BUILTIN_WALLETS: readonly BuiltinWallet[] = WALLET_INDEX.trim().split('\n').map(readLine)

function readLine(line: string): BuiltinWallet {
  const [slug = '', name = '', families = '', idList = '', rdnsList = '', ...rest] = line.split('|')
  const [native, universal, desktop, page, appStore, playStore, chromeStore, pairing] = rest
  const [id = slug, ...ids] = words(idList)
  const [own, ...rdns] = words(rdnsList)
  const listing: WalletListing = {
    id,
    slug,
    name,
    chains: [...families].flatMap((letter) =>
      NAMESPACES.filter((name) => name[0] === letter).map((name) => `${name}:*`),
    ),
    ...(own && { rdns: own }),
    ...(native && { mobile_link: native }),
    ...(universal && { link_mode: `https://${universal}` }),
    ...(desktop && { desktop_link: desktop }),
    ...(page && { homepage: `https://${page}` }),
    ...(appStore && { app_store: `https://apps.apple.com/app/id${appStore}` }),
    ...(playStore && { play_store: `https://play.google.com/store/apps/details?id=${playStore}` }),
    ...(chromeStore && { chrome_store: `https://chromewebstore.google.com/detail/${chromeStore}` }),
    ...(pairing && { pairing }),
  }
  return { listing: Object.freeze(listing), ids, rdns }
}

function words(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ')
}
