/**
 * Finds the codes and messages in errors of wallets, nodes and chain libraries. Wallets nest their errors: the relevant code can be in `cause`,
 * `error`, `errors`, `info`, `data` or `data.originalError`, or in a message, as an object or as JSON.
 *
 * In      error    unknown; can be text, be cyclic, or throw when read
 * Out     codes    every numeric code found, the outermost first
 *         message  the message for people, without the JSON that nodes add; '' when there is none
 *         names    codes that are text, and error names
 *         texts    all messages found, to match known wordings
 */
import { safeGet, safeList } from '../../base/validation/safe-get.js'

/** Codes, names and messages found in an error. */
export type WalletErrorDetails = {
  readonly codes: readonly number[]
  readonly message: string
  readonly names: readonly string[]
  readonly texts: readonly string[]
}

/** Properties in which wallets and libraries nest errors. */
const NESTS = ['cause', 'error', 'originalError', 'info'] as const
const CODES = ['walletCode', 'code', 'errorCode'] as const
const MAX_NESTING = 8
const MAX_MESSAGE_LENGTH = 300
const MAX_ERRORS = 8

/** Finds the details of an error from a wallet or a node. Never throws. */
export function getWalletErrorDetails(error: unknown): WalletErrorDetails {
  const codes: number[] = []
  const names: string[] = []
  const reasons: string[] = []
  const messages: string[] = []
  const seen = new Set<unknown>([undefined, null])
  let level: readonly unknown[] = [error]
  for (let depth = 0; depth < MAX_NESTING && level.length > 0; depth++) {
    const next: unknown[] = []
    for (const part of level.map(parseJsonText)) {
      if (seen.has(part)) continue
      seen.add(part)
      const read = (key: string) => safeGet(part, key)
      const code = CODES.map(read).find((value) => isText(value) || typeof value === 'number')
      if (/^-?\d{1,9}$/.test(String(code))) codes.push(Number(code))
      else names.push(...[code].filter(isText))
      names.push(...[read('name')].filter(isText))
      reasons.push(...[read('reason')].filter(isText))
      const message = parseJsonText(read('message') ?? read('msg'))
      const details = read('details')
      const short = read('shortMessage')
      // viem keeps the node's message in `details` and adds addresses and request bodies to its own `message`.
      messages.push(...(short === undefined ? [part, message, details] : [details, short]).filter(isText))
      const data = read('data')
      next.push(...NESTS.map(read), ...safeList(read('errors')).slice(0, MAX_ERRORS))
      if (typeof message === 'object') next.push(message)
      next.push(jsonIn(message)?.value, jsonIn(part)?.value)
      // A text without blanks is data that a contract or a node returned, not a message.
      if (typeof data !== 'string' || data.includes(' ')) next.push(data)
    }
    level = next
  }
  const message = plainMessage(messages[0] ?? '').slice(0, MAX_MESSAGE_LENGTH)
  return { codes, message, names, texts: [...messages, ...reasons] }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** Parses an error that was serialized as JSON. Returns anything else unchanged. */
function parseJsonText(part: unknown): unknown {
  try {
    return typeof part === 'string' && /^\s*\{/.test(part) ? JSON.parse(part) : part
  } catch {
    return part
  }
}

/** Splits a text that ends in a JSON object or list. Undefined when it has none. */
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

/** The message inside the JSON of a node's error text, else the text before the JSON. */
function plainMessage(text: string): string {
  const json = jsonIn(text)
  if (!json) return text
  const message = [json.value, safeGet(json.value, 'error')].map((part) => safeGet(part, 'message')).find(isText)
  return message ?? json.before
}
