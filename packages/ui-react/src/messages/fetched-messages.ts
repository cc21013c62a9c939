/**
 * Store of the modal's texts that are loaded, by language: the base part of English from the start, other parts once a view
 * needs them.
 *
 * In      locale            BCP 47
 *         parts             parts of the catalogue that a view needs
 * Out     fetchedMessages   texts that are loaded, in English when the language failed to load; undefined until either is
 *                           known; the same object until more texts are loaded
 *         fetchMessages     loads the base of the language and the parts; loads English for parts that fail, and tries those
 *                           again on the next call
 * Throws  the error of a chunk, when a part fails in both the language and English
 * Source  R-HOST-12
 */
import { ENGLISH_BASE_TEXTS } from './en-base.js'
import { ENGLISH, getLanguage, type Language } from './languages.js'
import type { Message } from './message.js'
import type { FetchedTexts, Messages, TextPart, Texts } from './messages.js'
import { resolveLocale } from './resolve-locale.js'

type Piece = 'base' | TextPart

/** Loaded texts of a language; `lent` are parts for which English is used instead. */
type Loaded = { readonly pieces: Map<Piece, FetchedTexts>; readonly lent: Set<TextPart>; hasFailed: boolean }

/** Loaded texts, and functions to load more. */
export type MessageStore = {
  readonly fetchedMessages: (locale: string) => Messages | undefined
  readonly fetchMessages: (locale: string, parts: readonly TextPart[]) => Promise<void>
  /** English texts that are loaded. */
  readonly fetchedEnglish: () => Messages
  /** Calls back whenever more texts are loaded. Returns a function that unsubscribes. */
  readonly onMessagesFetched: (listener: () => void) => () => void
}

/** Creates a store for the texts of all languages. */
export function createMessageStore({ english = ENGLISH, find = getLanguage } = {}): MessageStore {
  const base: FetchedTexts = { texts: ENGLISH_BASE_TEXTS }
  const ofEnglish: Loaded = { pieces: new Map([['base', base]]), lent: new Set(), hasFailed: false }
  const languages = new Map<Language, Loaded>([[english, ofEnglish]])
  const composed = new Map<string, Messages>()
  const listeners = new Set<() => void>()

  const getLoaded = (language: Language): Loaded => {
    const loaded = languages.get(language) ?? { pieces: new Map(), lent: new Set(), hasFailed: false }
    languages.set(language, loaded)
    return loaded
  }
  const notifyMessagesLoaded = () => {
    composed.clear()
    for (const listener of [...listeners]) listener()
  }
  const fetchPieces = async (language: Language, pieces: readonly Piece[]) => {
    const loaded = getLoaded(language)
    const missing = pieces.filter((piece) => !loaded.pieces.has(piece))
    if (missing.length === 0) return undefined
    const fetched = await Promise.allSettled(
      missing.map((piece) => (piece === 'base' ? language.loadBase() : language.loadPart(piece))),
    )
    fetched.forEach((result, at) => {
      const piece = missing[at]
      if (piece !== undefined && result.status === 'fulfilled') loaded.pieces.set(piece, result.value)
    })
    loaded.hasFailed = !loaded.pieces.has('base')
    notifyMessagesLoaded()
    return fetched.find((result) => result.status === 'rejected')
  }
  const fetchedEnglish = () => composeMessages(english.locale, ofEnglish, ofEnglish)

  return {
    fetchedEnglish,
    fetchedMessages(locale) {
      const cached = composed.get(locale)
      if (cached) return cached
      const language = find(locale)
      const loaded = getLoaded(language)
      const isLoaded = loaded.pieces.has('base')
      if (!isLoaded && !loaded.hasFailed) return undefined
      const messages = isLoaded ? composeMessages(resolveLocale(language, locale), ofEnglish, loaded) : fetchedEnglish()
      composed.set(locale, messages)
      return messages
    },
    async fetchMessages(locale, parts) {
      const language = find(locale)
      const failure = await fetchPieces(language, ['base', ...parts])
      if (failure === undefined) return
      const { pieces, lent } = getLoaded(language)
      const missing = pieces.has('base') ? parts.filter((part) => !pieces.has(part)) : parts
      const englishFailure = language === english ? failure : await fetchPieces(english, missing)
      if (englishFailure !== undefined) throw englishFailure.reason
      for (const part of missing) lent.add(part)
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

/** Combines the English texts with those of the language, which take precedence. */
function composeMessages(locale: string, ofEnglish: Loaded, { pieces, lent }: Loaded): Messages {
  const all = [...ofEnglish.pieces.values(), ...pieces.values()]
  const texts: Partial<Texts> = Object.assign({}, ...all.map((piece) => piece.texts))
  const errors: Readonly<Record<string, Message>> = Object.assign({}, ...all.map((piece) => piece.errors))
  return { locale, texts, errors, parts: new Set([...pieces.keys(), ...lent].filter((piece) => piece !== 'base')) }
}

/** Store that all modals of the page share. */
const PAGE_STORE = createMessageStore()

/** English texts that are loaded. */
export const fetchedEnglish = PAGE_STORE.fetchedEnglish

/** Loaded texts for a locale; undefined until the base part of its language is loaded or has failed to load. */
export const fetchedMessages = PAGE_STORE.fetchedMessages

/** Loads the base part of a locale's language, and the given parts. Uses English for parts that cannot be loaded. */
export const fetchMessages = PAGE_STORE.fetchMessages

/** Calls back whenever more texts are loaded. Returns a function that unsubscribes. */
export const onMessagesFetched = PAGE_STORE.onMessagesFetched
