/**
 * Translates a sentence of the server or the frame for a window.
 *
 * In      the English sentence
 * Out     the sentence in the document's language; the same one where there is no translation
 * Source  R-FRAME-150
 */
import { formatTime } from './format-time.js'
import { getCurrent } from './language.js'
import { translate } from './translate.js'

const UTC_TIME = /\d{4}-\d\d-\d\d \d\d:\d\d UTC/
const NUMBER = /\d+/

/** Translates an error. Its number or its time is a placeholder in the catalogue. */
export function translateError(sentence: string): string {
  const isKnown = (text: string) => Object.hasOwn(getCurrent().texts, text)
  if (isKnown(sentence)) return translate(sentence)
  const utc = UTC_TIME.exec(sentence)?.[0]
  const text = utc === undefined ? sentence.replace(NUMBER, '{count}') : sentence.replace(utc, '{time}')
  if (!isKnown(text)) return sentence
  if (utc === undefined) return translate(text, { count: Number(NUMBER.exec(sentence)?.[0]) })
  return translate(text, { time: formatTime(Date.parse(utc.replace(' ', 'T').replace(' UTC', 'Z'))) })
}
