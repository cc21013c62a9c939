// @ts-check
/**
 * The search text for all wallets: a word in the name of one of the first wallets, which every page has
 * loaded, and in the name of a later one, which only the service has.
 *
 * In      the directory of the mock services, limited to the app's networks
 * Out     text, in lower case; the name of the later wallet
 * Throws  Error when the directory has no such word
 */
import { createWalletDirectory } from '@bowline/api-client/mocks'

/** The networks of every measured app. */
const CHAINS = ['eip155:1', 'eip155:8453']
/** Within the first page even if some of its wallets are left out. */
const NEAR = 30
/** After several pages. */
const FAR = 200
const MOST_FOUND = 30

export function chooseSearch() {
  const names = createWalletDirectory()
    .filter(({ chains = [] }) => chains.some((chain) => CHAINS.includes(chain)))
    .map(({ name }) => name)
  const words = new Set(names.slice(0, NEAR).flatMap((name) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))
  for (const text of words) {
    const found = names.filter((name) => name.toLowerCase().includes(text))
    const far = names
      .slice(FAR)
      .find((name) => name.toLowerCase().includes(text) && !names.slice(0, FAR).includes(name))
    if (far !== undefined && found.length <= MOST_FOUND) return { text, name: far }
  }
  throw new Error('No word is in the name of a first wallet and of one far behind')
}
