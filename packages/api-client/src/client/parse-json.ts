/**
 * Text to a JSON value, refusing what nests so deep that later steps would overflow the stack.
 *
 * In      text, maxNesting
 * Out     the value, still unknown, or what is wrong with the text
 * Throws  nothing; the parser's own error quotes the text, which may be personal, and is dropped here
 * Source  spec R-API-06; security §11 (nesting ≤ 64)
 */

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** A parsed value, or the reason there is none. */
export type ParsedJson = { readonly value: unknown } | { readonly problem: 'too-deep' | 'not-json' }

/** Parses text that came from outside. */
export function parseJson(text: string, maxNesting: number): ParsedJson {
  if (nestsDeeperThan(text, maxNesting)) return { problem: 'too-deep' }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { problem: 'not-json' }
  }
}

function nestsDeeperThan(text: string, maxNesting: number): boolean {
  let depth = 0
  let inText = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (inText) {
      if (code === BACKSLASH) index++
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (OPENING.has(code)) {
      if (++depth > maxNesting) return true
    } else if (CLOSING.has(code)) depth--
  }
  return false
}
