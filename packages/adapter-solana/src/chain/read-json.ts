/**
 * Reads what a node answers. Lamports can be more than a JavaScript number holds exactly, so whole numbers of 16 digits and
 * more come as text.
 *
 * In      text   JSON
 * Throws  SyntaxError
 * Source  security design §8 (whole numbers from text throughout)
 */
export function readJson(text: string): unknown {
  // Read before it is changed: what is no JSON goes no further.
  const plain: unknown = JSON.parse(text)
  return /\d{16}/.test(text) ? JSON.parse(text.replace(STRING_OR_NUMBER, quoted)) : plain
}

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

function quoted(token: string): string {
  return /^\d{16,}$/.test(token) ? `"${token}"` : token
}
