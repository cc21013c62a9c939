// @ts-check
/**
 * What is searched for among all wallets: a word that one of the first wallets has in its name, which every page holds
 * already, and one far behind, which only the service knows of.
 *
 * In      the directory of the services' fakes, as the app's networks narrow it
 * Out     text, in small letters; the name of the one far behind
 * Throws  Error when the directory has no such word
 */
import { createWalletDirectory } from '@bowline/api-client/mocks'

/** The networks of every measured app. */
const CHAINS = ['eip155:1', 'eip155:8453']
/** Within the first page even where some wallets are left out of it. */
const NEAR = 30
/** Behind several pages. */
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
