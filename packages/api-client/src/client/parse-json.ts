/**
 * Parses untrusted JSON: from services, nodes, wallets and storage. Rejects nesting deeper than `maxNesting`, because it could
 * overflow the stack later.
 *
 * Out     the value, not yet validated, or the problem with the text
 * Throws  nothing; the parser's own error quotes the text, which may be personal, and is dropped
 * Source  spec R-API-06; security §11 (nesting ≤ 64)
 */

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** A parsed value, or the reason why there is none. */
export type ParsedJson = { readonly value: unknown } | { readonly problem: 'too-deep' | 'not-json' }

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
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isInString) {
      if (code === BACKSLASH) index++
      else if (code === QUOTE) isInString = false
    } else if (code === QUOTE) isInString = true
    else if (OPENING.has(code)) {
      if (++depth > maxNesting) return true
    } else if (CLOSING.has(code)) depth--
  }
  return false
}
