/**
 * Parses the JSON of a node. Lamports can exceed what a JavaScript number holds exactly, so integers of 16 or more digits are
 * returned as strings.
 *
 * In      text   JSON
 * Throws  SyntaxError
 * Source  security design §8 (whole numbers from text throughout)
 */
export function parseJson(text: string): unknown {
  // Parsed before the replacement, so that invalid JSON throws.
  const plain: unknown = JSON.parse(text)
  return /\d{16}/.test(text) ? JSON.parse(text.replace(STRING_OR_NUMBER, quoted)) : plain
}

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

function quoted(token: string): string {
  return /^\d{16,}$/.test(token) ? `"${token}"` : token
}
