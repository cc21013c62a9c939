import { ALL_PARTS } from '../../test/page/catalogue.js'
import { createMessageStore } from './fetched-messages.js'
import { formatMessage } from './format-message.js'
import { ENGLISH, getLanguage, type Language } from './languages.js'
import type { Messages, TextPart } from './messages.js'

const say = (messages: Messages | undefined) => messages && formatMessage(messages, 'send.max')

/** Languages in which some parts cannot be fetched while `isCut` returns true. */
function cutStore(isCut: (locale: string, piece: 'base' | TextPart) => boolean) {
  const cut = (language: Language): Language => ({
    ...language,
    loadBase: async () => {
      if (isCut(language.locale, 'base')) throw new TypeError('offline')
      return language.loadBase()
    },
    loadPart: async (part) => {
      if (isCut(language.locale, part)) throw new TypeError('offline')
      return language.loadPart(part)
    },
  })
  const english = cut(ENGLISH)
  const arabic = cut(getLanguage('ar'))
  return createMessageStore({ english, find: (locale) => (locale.startsWith('ar') ? arabic : english) })
}

test('R-HOST-12 starts with the base part of English, and notifies when a part is loaded', async () => {
  const store = createMessageStore()
  const before = store.fetchedMessages('en')
  expect(before).toMatchObject({ locale: 'en', parts: new Set() })
  expect(say(before)).toBe('send.max')
  expect(store.fetchedMessages('en')).toBe(before)
  const listener = jest.fn()
  const stop = store.onMessagesFetched(listener)
  await store.fetchMessages('en', ['send'])
  expect(listener).toHaveBeenCalledTimes(1)
  expect(say(store.fetchedMessages('en'))).toBe('Max')
  await store.fetchMessages('en', ['send'])
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  await store.fetchMessages('en', ['swap'])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('R-HOST-12 loads the base of a language with its first part, and error texts with theirs', async () => {
  const store = createMessageStore()
  expect(store.fetchedMessages('ar')).toBeUndefined()
  await store.fetchMessages('ar', ['sign-in'])
  const some = store.fetchedMessages('ar')
  expect(some?.parts).toEqual(new Set(['sign-in']))
  expect(some?.texts['modal.close']).toBe('إغلاق')
  expect(some?.errors).toHaveProperty(['wallet/user-rejected'])
  expect(some?.errors).not.toHaveProperty(['send/failed'])
  await store.fetchMessages('ar', ['send'])
  expect(say(store.fetchedMessages('ar'))).toBe('الكل')
  expect(store.fetchedMessages('ar')?.errors).toHaveProperty(['send/failed'])
})

test('R-HOST-12 R-HOST-13 finds a language by its locale, and uses English when the kit does not have it', async () => {
  const { fetchMessages, fetchedMessages } = createMessageStore()
  const localeOf = async (asked: string) => {
    await fetchMessages(asked, ['account'])
    const messages = fetchedMessages(asked)
    if (messages === undefined) throw new Error(`No texts of ${asked}`)
    expect(formatMessage(messages, 'account.wallets', { count: 2 })).toMatch(/2|٢|مح/)
    return messages.locale
  }
  expect(await localeOf('ar')).toBe('ar')
  expect(await localeOf('ar-EG')).toBe('ar-EG')
  expect(fetchedMessages('ar-EG')?.texts).toEqual(fetchedMessages('ar')?.texts)
  expect(await localeOf('en-XA')).toBe('en-XA')
  expect(await localeOf('en-GB')).toBe('en-GB')
  expect(await localeOf('ar-!!')).toBe('ar')
  for (const unknown of ['de', '', '__proto__', 'constructor', '..', 'en-', 'en-US@posix', 'x'.repeat(400)]) {
    expect(await localeOf(unknown)).toBe('en')
  }
})

test('R-HOST-12 uses English for a part that cannot be loaded, and tries it again the next time', async () => {
  let isOffline = true
  const store = cutStore((locale, piece) => isOffline && locale === 'ar' && piece === 'send')
  await store.fetchMessages('ar', ['send'])
  expect(store.fetchedMessages('ar')).toMatchObject({ locale: 'ar', parts: new Set(['send']) })
  expect(say(store.fetchedMessages('ar'))).toBe('Max')
  isOffline = false
  await store.fetchMessages('ar', ['send'])
  expect(say(store.fetchedMessages('ar'))).toBe('الكل')
})

test('R-HOST-12 does not report a part as loaded when only English has it', async () => {
  const store = createMessageStore()
  await store.fetchMessages('en', ['send'])
  await store.fetchMessages('ar', [])
  expect(store.fetchedMessages('ar')?.parts).toEqual(new Set())
  await store.fetchMessages('ar', ['send'])
  expect(say(store.fetchedMessages('ar'))).toBe('الكل')
})

test('R-HOST-12 uses English, left to right, while the base of a language cannot be loaded', async () => {
  let isOffline = true
  const store = cutStore((locale, piece) => isOffline && locale === 'ar' && piece === 'base')
  await store.fetchMessages('ar', ['send'])
  expect(store.fetchedMessages('ar')?.locale).toBe('en')
  expect(say(store.fetchedMessages('ar'))).toBe('Max')
  isOffline = false
  await store.fetchMessages('ar', [])
  expect(store.fetchedMessages('ar')?.locale).toBe('ar')
  expect(say(store.fetchedMessages('ar'))).toBe('الكل')
})

test('R-VIEW-04 R-HOST-12 rejects when a part cannot be loaded in any language, and loads it on retry', async () => {
  let isOffline = true
  const store = cutStore(() => isOffline)
  await expect(store.fetchMessages('ar', ['send'])).rejects.toThrow('offline')
  expect(store.fetchedMessages('ar')?.texts['modal.chunk-failed']).toBe('Loading failed')
  isOffline = false
  await store.fetchMessages('ar', ALL_PARTS)
  expect(say(store.fetchedMessages('ar'))).toBe('الكل')
})
