/**
 * The pseudo-locale `en-XA`: English with accents, 40 % longer, in brackets. It reveals texts that are cut off, overflow or
 * are missing from the catalogue.
 *
 * Source  R-HOST-12, R-HOST-14
 */
import { splitText } from './format-message.js'
import type { Message } from './message.js'

const ACCENTED = new Map(
  [...'aàbƀcçdđeéfƒgğhĥiîjĵkķlļmɱnñoöpþqɋrřsštţuûvṽwŵxẋyýzž'].reduce<[string, string][]>((pairs, letter, at, all) => {
    if (at % 2 === 0) pairs.push([letter, all[at + 1] ?? letter])
    return pairs
  }, []),
)

/** By how much a text becomes longer, as a share of its length. */
export const PSEUDO_GROWTH = 0.4

function accent(text: string): string {
  return Array.from(text, (letter) => {
    const accented = ACCENTED.get(letter.toLowerCase()) ?? letter
    return letter === letter.toLowerCase() ? accented : accented.toUpperCase()
  }).join('')
}

/** A text in the pseudo-locale, with its placeholders unchanged. */
function pseudoText(text: string): string {
  const body = splitText(text)
    .map((piece) => ('words' in piece ? accent(piece.words) : `{${piece.place}}`))
    .join('')
  return `[${body}${'~'.repeat(Math.ceil(text.length * PSEUDO_GROWTH))}]`
}

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message)
  return { ...(message.one === undefined ? {} : { one: pseudoText(message.one) }), other: pseudoText(message.other) }
}

/** English texts converted to the pseudo-locale. */
export function pseudoTexts<Some extends Readonly<Record<string, Message>>>(english: Some): Some {
  return { ...english, ...Object.fromEntries(Object.entries(english).map(([id, text]) => [id, pseudoMessage(text)])) }
}
