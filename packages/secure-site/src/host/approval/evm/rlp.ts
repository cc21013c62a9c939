/**
 * Recursive length prefix (RLP), limited to what a transaction needs: one list of byte strings and empty lists.
 *
 * In      items   bytes; an empty list is `[]`
 * Out     encodeList   the encoded list
 *         decodeList   its items; undefined unless the input is the shortest encoding of such a list, to the last byte
 * Source  Ethereum yellow paper, appendix B
 */

/** A byte string, or an empty list. */
export type RlpItem = Uint8Array | readonly []

const TEXT = 0x80
const LIST = 0xc0
const SHORT = 55

/** Encodes a list. */
export function encodeList(items: readonly RlpItem[]): Uint8Array {
  const content = join(items.map((item) => (item instanceof Uint8Array ? encodeText(item) : Uint8Array.of(LIST))))
  return join([prefix(LIST, content.length), content])
}

/** Decodes a list. Returns undefined for any other or non-canonical encoding. */
export function decodeList(bytes: Uint8Array): readonly RlpItem[] | undefined {
  const list = take(bytes, 0, LIST)
  if (list === undefined || list.end !== bytes.length) return undefined
  const items: RlpItem[] = []
  for (let at = list.start; at < list.end; ) {
    const isList = (bytes[at] ?? 0) >= LIST
    const item = take(bytes, at, isList ? LIST : TEXT)
    if (item === undefined || (isList && item.end > item.start)) return undefined
    items.push(isList ? [] : bytes.slice(item.start, item.end))
    at = item.end
  }
  const isShortest = equals(encodeList(items), bytes)
  return isShortest ? items : undefined
}

/** Concatenates byte arrays. */
export function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function encodeText(text: Uint8Array): Uint8Array {
  const [only] = text
  if (text.length === 1 && only !== undefined && only < TEXT) return text
  return join([prefix(TEXT, text.length), text])
}

function prefix(kind: number, length: number): Uint8Array {
  if (length <= SHORT) return Uint8Array.of(kind + length)
  const digits: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  return Uint8Array.of(kind + SHORT + digits.length, ...digits)
}

function take(bytes: Uint8Array, at: number, kind: number): { start: number; end: number } | undefined {
  const first = bytes[at]
  if (first === undefined) return undefined
  if (kind === TEXT && first < TEXT) return { start: at, end: at + 1 }
  const size = first - kind
  if (size < 0 || size > SHORT + 4) return undefined
  const digits = size <= SHORT ? 0 : size - SHORT
  const length = digits === 0 ? size : bytes.slice(at + 1, at + 1 + digits).reduce((sum, digit) => sum * 256 + digit, 0)
  const start = at + 1 + digits
  return start + length <= bytes.length ? { start, end: start + length } : undefined
}

function equals(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
