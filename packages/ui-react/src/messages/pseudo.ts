/**
 * A made-up language: English with accents, 40 % longer, in brackets. What is cut, overflows or is not in the catalogue
 * shows at a glance.
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

/** How much longer a text becomes. */
export const PSEUDO_GROWTH = 0.4

function accent(words: string): string {
  return Array.from(words, (letter) => {
    const accented = ACCENTED.get(letter.toLowerCase()) ?? letter
    return letter === letter.toLowerCase() ? accented : accented.toUpperCase()
  }).join('')
}

/** A text in the made-up language, its places untouched. */
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

/** Texts of English in the made-up language, `en-XA`. */
export function pseudoTexts<Some extends Readonly<Record<string, Message>>>(english: Some): Some {
  return { ...english, ...Object.fromEntries(Object.entries(english).map(([id, text]) => [id, pseudoMessage(text)])) }
}
