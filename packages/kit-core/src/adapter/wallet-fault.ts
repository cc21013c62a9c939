/**
 * Reads what a wallet, a node or a chain library threw. Wallets nest their errors: the code that matters may lie in
 * `cause`, `error`, `data` or `data.originalError`.
 *
 * In      error    unknown; may be a text, cyclic, or throw when read
 * Out     codes    every numeric code found, the outermost first
 *         words    the message meant for people; '' when there is none
 *         texts    all messages found, to look for known wordings
 */
import { readKey } from '../guard/read-key.js'

/** What an error says about itself. */
export type WalletFault = {
  readonly codes: readonly number[]
  readonly words: string
  readonly texts: readonly string[]
}

const MAX_NESTING = 8
const MAX_WORDS = 300

/** Reads an error of a wallet or a node. */
export function readWalletFault(error: unknown): WalletFault {
  const codes: number[] = []
  const texts: string[] = []
  const words: string[] = []
  const seen = new Set<unknown>()
  let level: readonly unknown[] = [error]
  for (let depth = 0; depth < MAX_NESTING && level.length > 0; depth++) {
    const next: unknown[] = []
    for (const part of level) {
      if (part === undefined || part === null || seen.has(part)) continue
      seen.add(part)
      const code = readKey(part, 'code')
      if (typeof code === 'number') codes.push(code)
      else if (typeof code === 'string') readTextCode(code, codes, texts)
      words.push(...wordsOf(part))
      const data = readKey(part, 'data')
      next.push(readKey(part, 'cause'), readKey(part, 'error'), readKey(part, 'originalError'))
      // A text here is what a contract returned, no words.
      if (typeof data === 'object') next.push(data)
    }
    level = next
  }
  return { codes, words: (words[0] ?? '').slice(0, MAX_WORDS), texts: [...texts, ...words] }
}

/** viem keeps the node's own words in `details`; its `message` adds addresses and request bodies to them. */
function wordsOf(part: unknown): readonly string[] {
  const short = readKey(part, 'shortMessage')
  const found = short === undefined ? [part, readKey(part, 'message')] : [readKey(part, 'details'), short]
  return found.filter((text) => typeof text === 'string' && text !== '').map(String)
}

function readTextCode(code: string, codes: number[], texts: string[]): void {
  if (/^-?\d{1,9}$/.test(code)) codes.push(Number(code))
  else texts.push(code)
}
