/**
 * A made-up language: English with accents, 40 % longer, in brackets. What is cut, overflows or is not in the catalogue
 * shows at a glance.
 *
 * Source  R-HOST-12, R-HOST-14
 */
import { ENGLISH_TEXTS } from './en.js'
import { splitText } from './format-message.js'
import type { Message } from './message.js'
import type { Messages, Texts } from './messages.js'

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

function pseudoTexts(): Texts {
  const texts: { -readonly [Id in keyof Texts]: Message } = { ...ENGLISH_TEXTS }
  for (const id of Object.keys(ENGLISH_TEXTS)) {
    if (isId(id)) texts[id] = pseudoMessage(ENGLISH_TEXTS[id])
  }
  return texts
}

function isId(id: string): id is keyof Texts {
  return Object.hasOwn(ENGLISH_TEXTS, id)
}

/** The made-up language, `en-XA`. */
export const PSEUDO: Messages = { locale: 'en-XA', texts: pseudoTexts(), errors: {} }
