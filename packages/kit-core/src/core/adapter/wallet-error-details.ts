/**
 * Reads what a wallet, a node or a chain library threw. Wallets nest their errors: the code that matters may lie in
 * `cause`, `error`, `errors`, `info`, `data` or `data.originalError`, or in a message, as an object or as JSON.
 *
 * In      error    unknown; may be a text, cyclic, or throw when read
 * Out     codes    every numeric code found, the outermost first
 *         words    the message meant for people, without the JSON that nodes add to it; '' when there is none
 *         names    codes in letters, and what errors are called
 *         texts    all messages found, to look for known wordings
 */
import { safeGet, safeList } from '../../base/validation/safe-get.js'

/** What an error says about itself. */
export type WalletErrorDetails = {
  readonly codes: readonly number[]
  readonly words: string
  readonly names: readonly string[]
  readonly texts: readonly string[]
}

/** Where wallets and libraries put one error into another. */
const NESTS = ['cause', 'error', 'originalError', 'info'] as const
const CODES = ['walletCode', 'code', 'errorCode'] as const
const MAX_NESTING = 8
const MAX_WORDS = 300
const MAX_ERRORS = 8

/** Reads an error of a wallet or a node. */
export function getWalletErrorDetails(error: unknown): WalletErrorDetails {
  const codes: number[] = []
  const names: string[] = []
  const reasons: string[] = []
  const words: string[] = []
  const seen = new Set<unknown>([undefined, null])
  let level: readonly unknown[] = [error]
  for (let depth = 0; depth < MAX_NESTING && level.length > 0; depth++) {
    const next: unknown[] = []
    for (const part of level.map(opened)) {
      if (seen.has(part)) continue
      seen.add(part)
      const read = (key: string) => safeGet(part, key)
      const code = CODES.map(read).find((value) => isText(value) || typeof value === 'number')
      if (/^-?\d{1,9}$/.test(String(code))) codes.push(Number(code))
      else names.push(...[code].filter(isText))
      names.push(...[read('name')].filter(isText))
      reasons.push(...[read('reason')].filter(isText))
      const message = opened(read('message') ?? read('msg'))
      const details = read('details')
      const short = read('shortMessage')
      // viem keeps the node's own words in `details`; its `message` adds addresses and request bodies to them.
      words.push(...(short === undefined ? [part, message, details] : [details, short]).filter(isText))
      const data = read('data')
      next.push(...NESTS.map(read), ...safeList(read('errors')).slice(0, MAX_ERRORS))
      if (typeof message === 'object') next.push(message)
      next.push(jsonIn(message)?.value, jsonIn(part)?.value)
      // A text without a blank is what a contract or a node returned, no words.
      if (typeof data !== 'string' || data.includes(' ')) next.push(data)
    }
    level = next
  }
  return { codes, words: plainWords(words[0] ?? '').slice(0, MAX_WORDS), names, texts: [...words, ...reasons] }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** An error that was written as JSON; anything else is itself. */
function opened(part: unknown): unknown {
  try {
    return typeof part === 'string' && /^\s*\{/.test(part) ? JSON.parse(part) : part
  } catch {
    return part
  }
}

/** Words before an object or a list in JSON at the end of a text, and what it holds; undefined where a text has none. */
function jsonIn(text: unknown): { readonly before: string; readonly value: unknown } | undefined {
  if (typeof text !== 'string') return undefined
  const at = text.search(/[{[]\s*["{[\]}]/)
  if (at < 0) return undefined
  try {
    return { before: text.slice(0, at).replace(/[\s:,=-]+$/, ''), value: JSON.parse(text.slice(at)) }
  } catch {
    return undefined
  }
}

/** What a node says in JSON in place of the JSON, else the words before it. */
function plainWords(text: string): string {
  const json = jsonIn(text)
  if (!json) return text
  const message = [json.value, safeGet(json.value, 'error')].map((part) => safeGet(part, 'message')).find(isText)
  return message ?? json.before
}
