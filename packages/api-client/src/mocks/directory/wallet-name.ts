/**
 * Names for the made-up wallets of the mock directory, of up to 60 letters.
 *
 * Source  security §8 (shown text); spec R-STATE-43
 */
import type { SeededRandom } from '../values/seeded-random.js'
import { EMOJI, LATIN_FIRST, LATIN_LAST, LATIN_SECOND, OTHER_SCRIPTS } from './wallet-words.js'

const LONG_NAME_LENGTH = 60

/** Creates a short Latin name, as well-known wallets have. */
export function createLatinName(random: SeededRandom): string {
  return `${random.pick(LATIN_FIRST)} ${random.pick(LATIN_SECOND)}${random.pick(LATIN_LAST)}`
}

/** Creates a name of any kind: most are Latin, others in further scripts, with an emoji in front, or very long. */
export function createWalletName(random: SeededRandom): string {
  const share = random.next()
  if (share < 0.72) return createLatinName(random)
  if (share < 0.93) {
    const { write, and, words } = random.pick(OTHER_SCRIPTS)
    const [first, second] = [random.pick(words), random.pick(words)]
    return write(first === second ? first : first + and + second)
  }
  return share < 0.97 ? `${random.pick(EMOJI)} ${createLatinName(random)}` : longName(random)
}

function longName(random: SeededRandom): string {
  let name = createLatinName(random)
  while (name.length < LONG_NAME_LENGTH) name += ` and ${createLatinName(random)}`
  return name.slice(0, LONG_NAME_LENGTH).replace(/ $/, 's')
}
