/**
 * What is there of each language: the base of English from the start, all else as it is fetched.
 *
 * In      locale            BCP 47
 *         parts             the parts a view names
 * Out     fetchedMessages   the texts that are there, English where the language could not be had; undefined until one of
 *                           the two is known; the same object until there is more
 *         fetchMessages     the base of the language and the parts; what cannot be had in it comes in English, and is asked
 *                           for again the next time
 * Throws  what the fetch of a chunk throws, when a part can be had neither in the language nor in English
 * Source  R-HOST-12
 */
import { ENGLISH_BASE_TEXTS } from './en-base.js'
import { ENGLISH, type Language, languageOf } from './languages.js'
import { localeIn } from './locale-in.js'
import type { Message } from './message.js'
import type { FetchedTexts, Messages, TextPart, Texts } from './messages.js'

type Piece = 'base' | TextPart

/** What there is of a language; `lent` are parts that English stands in for. */
type Held = { readonly pieces: Map<Piece, FetchedTexts>; readonly lent: Set<TextPart>; isRefused: boolean }

/** What has been fetched, and how to fetch more. */
export type MessageStore = {
  readonly fetchedMessages: (locale: string) => Messages | undefined
  readonly fetchMessages: (locale: string, parts: readonly TextPart[]) => Promise<void>
  /** English, as far as it is there. */
  readonly fetchedEnglish: () => Messages
  /** Calls back whenever there is more, until the returned function is called. */
  readonly onMessagesFetched: (listener: () => void) => () => void
}

/** Makes a store over the languages there are. */
export function createMessageStore({ english = ENGLISH, find = languageOf } = {}): MessageStore {
  const base: FetchedTexts = { texts: ENGLISH_BASE_TEXTS }
  const ofEnglish: Held = { pieces: new Map([['base', base]]), lent: new Set(), isRefused: false }
  const languages = new Map<Language, Held>([[english, ofEnglish]])
  const made = new Map<string, Messages>()
  const listeners = new Set<() => void>()

  const heldOf = (language: Language): Held => {
    const held = languages.get(language) ?? { pieces: new Map(), lent: new Set(), isRefused: false }
    languages.set(language, held)
    return held
  }
  const notifyMessagesLoaded = () => {
    made.clear()
    for (const listener of [...listeners]) listener()
  }
  const fetchPieces = async (language: Language, pieces: readonly Piece[]) => {
    const held = heldOf(language)
    const missing = pieces.filter((piece) => !held.pieces.has(piece))
    if (missing.length === 0) return undefined
    const fetched = await Promise.allSettled(
      missing.map((piece) => (piece === 'base' ? language.loadBase() : language.loadPart(piece))),
    )
    fetched.forEach((result, at) => {
      const piece = missing[at]
      if (piece !== undefined && result.status === 'fulfilled') held.pieces.set(piece, result.value)
    })
    held.isRefused = !held.pieces.has('base')
    notifyMessagesLoaded()
    return fetched.find((result) => result.status === 'rejected')
  }
  const fetchedEnglish = () => composeMessages(english.locale, ofEnglish, ofEnglish)

  return {
    fetchedEnglish,
    fetchedMessages(locale) {
      const known = made.get(locale)
      if (known) return known
      const language = find(locale)
      const held = heldOf(language)
      const isThere = held.pieces.has('base')
      if (!isThere && !held.isRefused) return undefined
      const messages = isThere ? composeMessages(localeIn(language, locale), ofEnglish, held) : fetchedEnglish()
      made.set(locale, messages)
      return messages
    },
    async fetchMessages(locale, parts) {
      const language = find(locale)
      const failure = await fetchPieces(language, ['base', ...parts])
      if (failure === undefined) return
      const { pieces, lent } = heldOf(language)
      const wanting = pieces.has('base') ? parts.filter((part) => !pieces.has(part)) : parts
      const inNone = language === english ? failure : await fetchPieces(english, wanting)
      if (inNone !== undefined) throw inNone.reason
      for (const part of wanting) lent.add(part)
      notifyMessagesLoaded()
    },
    onMessagesFetched(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** English beneath, the language over it. */
function composeMessages(locale: string, ofEnglish: Held, { pieces, lent }: Held): Messages {
  const all = [...ofEnglish.pieces.values(), ...pieces.values()]
  const texts: Partial<Texts> = Object.assign({}, ...all.map((piece) => piece.texts))
  const errors: Readonly<Record<string, Message>> = Object.assign({}, ...all.map((piece) => piece.errors))
  return { locale, texts, errors, parts: new Set([...pieces.keys(), ...lent].filter((piece) => piece !== 'base')) }
}

/** The page's own. */
const PAGE_STORE = createMessageStore()
export const fetchedEnglish = PAGE_STORE.fetchedEnglish
export const fetchedMessages = PAGE_STORE.fetchedMessages
export const fetchMessages = PAGE_STORE.fetchMessages
export const onMessagesFetched = PAGE_STORE.onMessagesFetched
