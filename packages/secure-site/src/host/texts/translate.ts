/**
 * Texts in the language of the document.
 *
 * In      the English text, which is the key of the catalogues; values for its placeholders
 * Out     the text, or the English one where the language has none. In text that is read from right to left each value is isolated, so
 *         that it cannot reorder the words around it
 * Source  R-FRAME-150
 */
import { formatNumber } from './format-number.js'
import { getCurrent } from './language.js'
import type { Texts } from './message.js'

const ISOLATE = '\u2068'
const END = '\u2069'
const PLACE = /\{(\w+)\}/g

/** Translates a text. */
export function translate(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const { language, texts } = getCurrent()
  return find(texts, text, values.count).replace(PLACE, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    const shown = typeof value === 'number' ? formatNumber(`${value}`) : value
    return language.dir === 'rtl' ? `${ISOLATE}${shown}${END}` : shown
  })
}

function find(texts: Texts, text: string, count: unknown): string {
  const message = Object.hasOwn(texts, text) ? texts[text] : undefined
  if (message === undefined) return text
  if (typeof message === 'string') return message
  const form = typeof count === 'number' ? new Intl.PluralRules(getCurrent().language.locale).select(count) : 'other'
  return message[form] ?? message.other
}
