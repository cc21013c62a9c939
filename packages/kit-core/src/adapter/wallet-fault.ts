/**
 * Reads what a wallet, a node or a chain library threw. Wallets nest their errors: the code that matters may lie in
 * `cause`, `error`, `errors`, `info`, `data` or `data.originalError`, or in a message, as an object or as JSON.
 *
 * In      error    unknown; may be a text, cyclic, or throw when read
 * Out     codes    every numeric code found, the outermost first
 *         words    the message meant for people; '' when there is none
 *         names    codes in letters, and what errors are called
 *         texts    all messages found, to look for known wordings
 */
import { readKey, readList } from '../guard/read-key.js'

/** What an error says about itself. */
export type WalletFault = {
  readonly codes: readonly number[]
  readonly words: string
  readonly names: readonly string[]
  readonly texts: readonly string[]
}

/** Where wallets and libraries put one error into another. */
const NESTS = ['cause', 'error', 'originalError', 'info'] as const
const MAX_NESTING = 8
const MAX_WORDS = 300
const MAX_ERRORS = 8

/** Reads an error of a wallet or a node. */
export function readWalletFault(error: unknown): WalletFault {
  const codes: number[] = []
  const names: string[] = []
  const reasons: string[] = []
  const words: string[] = []
  const seen = new Set<unknown>()
  let level: readonly unknown[] = [error]
  for (let depth = 0; depth < MAX_NESTING && level.length > 0; depth++) {
    const next: unknown[] = []
    for (const given of level) {
      const part = opened(given)
      if (part === undefined || part === null || seen.has(part)) continue
      seen.add(part)
      const code = readKey(part, 'walletCode') ?? readKey(part, 'code') ?? readKey(part, 'errorCode')
      if (typeof code === 'number') codes.push(code)
      else if (typeof code === 'string') readTextCode(code, codes, names)
      names.push(...textsAt(part, 'name'))
      reasons.push(...textsAt(part, 'reason'))
      words.push(...wordsOf(part))
      const data = readKey(part, 'data')
      const message = messageOf(part)
      if (typeof message === 'object') next.push(message)
      next.push(...NESTS.map((key) => readKey(part, key)))
      next.push(...readList(readKey(part, 'errors')).slice(0, MAX_ERRORS))
      // A text without a blank is what a contract or a node returned, no words.
      if (typeof data !== 'string' || data.includes(' ')) next.push(data)
    }
    level = next
  }
  return { codes, words: (words[0] ?? '').slice(0, MAX_WORDS), names, texts: [...words, ...reasons] }
}

function messageOf(part: unknown): unknown {
  return opened(readKey(part, 'message') ?? readKey(part, 'msg'))
}

/** An error that was written as JSON; anything else is itself. */
function opened(part: unknown): unknown {
  if (typeof part !== 'string' || !/^\s*\{/.test(part)) return part
  try {
    return JSON.parse(part)
  } catch {
    return part
  }
}

/** viem keeps the node's own words in `details`; its `message` adds addresses and request bodies to them. */
function wordsOf(part: unknown): readonly string[] {
  const [short, details] = [readKey(part, 'shortMessage'), readKey(part, 'details')]
  const found = short === undefined ? [part, messageOf(part), details] : [details, short]
  return found.filter((text) => typeof text === 'string' && text !== '').map(String)
}

function textsAt(part: unknown, key: string): readonly string[] {
  const text = readKey(part, key)
  return typeof text === 'string' && text !== '' ? [text] : []
}

function readTextCode(code: string, codes: number[], names: string[]): void {
  if (/^-?\d{1,9}$/.test(code)) codes.push(Number(code))
  else names.push(code)
}
