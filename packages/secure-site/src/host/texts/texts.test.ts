import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARABIC_CARDS } from './ar-cards.js'
import { ARABIC_ERRORS } from './ar-errors.js'
import { ARABIC_WINDOWS } from './ar-windows.js'
import type { Message, Texts } from './message.js'

const SOURCES = join(import.meta.dirname ?? __dirname, '../..')

const sourceOf = (folder: string): string =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(?:texts\/)?ar-/.test(file))
    .map((file) => readFileSync(join(SOURCES, folder, file), 'utf8'))
    .join('\n')

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message)
const placesOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

const all: Texts = { ...ARABIC_ERRORS, ...ARABIC_CARDS, ...ARABIC_WINDOWS }

test.each(Object.entries(all))('R-FRAME-150 has the placeholders of its English text: %s', (english, message) => {
  for (const text of formsOf(message)) expect(placesOf(text)).toEqual(placesOf(english))
})

test('R-FRAME-150 has Arabic texts in Arabic, apart from names', () => {
  const latin = Object.entries(all).filter(([, message]) =>
    formsOf(message).some((text) => !/\p{Script=Arabic}/u.test(text)),
  )
  expect(latin.map(([english]) => english)).toEqual(['{text} ({seconds})'])
})

test('R-FRAME-150 has no text that nothing shows', () => {
  const host = sourceOf('host')
  const labels = new Set([
    'Spender',
    'Operator',
    'Allowed',
    'TokenId',
    'Owner',
    'Deadline',
    'Expiration',
    'Token',
    'From',
  ])
  const unused = Object.keys({ ...ARABIC_CARDS, ...ARABIC_WINDOWS }).filter(
    (text) => !host.includes(`'${text}'`) && !labels.has(text) && !/^\{amount\} per /.test(text),
  )
  expect(unused).toEqual([])
})

/** Errors of the server that only its page-side login, its operator or another program gets. */
const NOT_IN_WINDOWS = [
  'This login has no email to change',
  'Log out and log in again to change your email',
  'This email is already in use',
  'Use POST',
  'Use GET',
]

test('R-FRAME-150 has each error of the server', () => {
  const found = [...sourceOf('server').matchAll(/(?:message: |refuse\()['`]([^'`]+)['`]/g)].flatMap(
    ([, text]) => text ?? [],
  )
  const known = new Set([...Object.keys(ARABIC_ERRORS), ...NOT_IN_WINDOWS])
  const toKey = (text: string) =>
    text
      .replace(/\$\{left\} \$\{.*/, '{count} tries left')
      .replace(/\$\{formatUtc[^}]*\}/, '{time}')
      .replace(/\$\{[^}]*\}/, '{count}')
  expect(found.map(toKey).filter((text) => !known.has(text))).toEqual([])
  expect(found.length).toBeGreaterThan(30)
})
