import { KitError } from '@bowline/kit-core'
import { render, screen } from '@testing-library/react'
import { ENGLISH, wholeCatalogue } from '../../test/page/catalogue.js'
import { getDirection } from './direction.js'
import { ENGLISH_TEXTS } from './en.js'
import { formatError } from './format-error.js'
import { formatMessage, splitText } from './format-message.js'
import type { Message } from './message.js'
import { type Messages, withOverrides } from './messages.js'
import { PSEUDO_GROWTH } from './pseudo.js'
import { RichMessage } from './rich-message.js'

let ARABIC: Messages
let PSEUDO: Messages

beforeAll(async () => {
  ARABIC = await wholeCatalogue('ar')
  PSEUDO = await wholeCatalogue('en-XA')
})

const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message).filter((form) => form !== undefined)

const placesOf = (text: string) =>
  splitText(text)
    .flatMap((piece) => ('place' in piece ? [piece.place] : []))
    .sort()

test('R-VIEW-27 R-VIEW-51 R-BTN-03 contains the literal texts of the specification', () => {
  expect(formatMessage(ENGLISH, 'connecting.continue', { wallet: 'Fox' })).toBe('Continue in Fox')
  expect(formatMessage(ENGLISH, 'connecting.declined')).toBe('Connection declined')
  expect(formatMessage(ENGLISH, 'connecting.try-again')).toBe('Try again')
  expect(formatMessage(ENGLISH, 'switch-network.approve', { name: 'Base' })).toBe('Switch to Base')
  expect(formatMessage(ENGLISH, 'switch-network.switching', { name: 'Base' })).toBe('Switching to Base…')
  expect(formatMessage(ENGLISH, 'switch-network.declined')).toBe('Switch declined')
  expect(formatMessage(ENGLISH, 'button.unknown-network')).toBe('Unknown network')
  expect(formatMessage(ENGLISH, 'button.select-network')).toBe('Select network')
  expect(formatMessage(ENGLISH, 'copy.link-copied')).toBe('Link copied')
  expect(formatMessage(ENGLISH, 'copy.failed')).toBe('Couldn’t copy')
  expect(formatMessage(ENGLISH, 'profile-wallets.switched')).toBe('Wallet switched')
})

test('R-CONN-10 R-CONN-11 R-CONN-12 contains the literal texts of the connect list', () => {
  expect(formatMessage(ENGLISH, 'connect.tag-qr-code')).toBe('QR code')
  expect(formatMessage(ENGLISH, 'connect.tag-recent')).toBe('recent')
  expect(formatMessage(ENGLISH, 'connect.tag-installed')).toBe('installed')
  expect(formatMessage(ENGLISH, 'text.unknown-wallet')).toBe('Unknown wallet')
})

test('R-VIEW-140 says what failed, what is allowed and what to do in plain words', () => {
  expect(formatMessage(ENGLISH, 'send-preview.failed-for-good')).toBe(
    'Nothing was sent. Trying again won’t help: check the amount and the address.',
  )
  expect(formatMessage(ENGLISH, 'send.fault-link')).toBe('This code is for a wallet app. Scan it there.')
  expect(formatMessage(ENGLISH, 'permission.contract', { contract: '0x1' })).toBe('Use contract 0x1')
  expect(formatMessage(ENGLISH, 'permission.function-free', { name: 'swap', coin: 'ETH' })).toBe(
    'swap, paying any amount of ETH',
  )
  expect(formatMessage(ENGLISH, 'permission.no-conditions')).toBe('with any data')
  expect(formatMessage(ENGLISH, 'smart-session-created.hint')).toMatch(
    /^It can act within these limits without asking you\./,
  )
  expect(formatMessage(ENGLISH, 'create.none-hint')).toBe('Install a wallet instead.')
})

test.each(['ar', 'en-XA'])('R-HOST-12 %s has every text, with the placeholders of the English one', async (locale) => {
  const { texts } = await wholeCatalogue(locale)
  expect(Object.keys(texts).sort()).toEqual(Object.keys(ENGLISH_TEXTS).sort())
  for (const [id, english] of Object.entries<Message>(ENGLISH_TEXTS)) {
    const translated = Object.entries<Message>(texts).find(([key]) => key === id)?.[1] ?? ''
    const allowed = placesOf(formsOf(english).at(-1) ?? '')
    for (const form of formsOf(translated)) {
      expect(form.trim()).not.toBe('')
      if (typeof translated === 'string') expect(placesOf(form)).toEqual(allowed)
      else expect(allowed).toEqual(expect.arrayContaining(placesOf(form)))
    }
  }
})

test('R-HOST-12 Arabic has no English text, except product names', () => {
  for (const [id, text] of Object.entries<Message>(ARABIC.texts)) {
    if (id === 'connect.wallet-connect' || id === 'connect.all-wallets-count') continue
    for (const form of formsOf(text)) expect(form).toMatch(/\p{Script=Arabic}/u)
  }
})

/** Words that keep their capitals inside a sentence. */
const PROPER_NAMES =
  /App Store|Chrome Web Store|Coinbase|Ethereum|Farcaster|Google Play|\bID?\b|NFTs?|Privacy Policy|Purchase history|QR|Solana|Terms of Service/g

const englishForms = Object.values<Message>(ENGLISH_TEXTS).flatMap(formsOf)

test('R-VIEW-140 English uses sentence case, typographic characters and no exclamation marks', () => {
  const isTitled = (form: string) => /[^.:?] +\p{Lu}/u.test(form.replace(PROPER_NAMES, ''))
  expect(englishForms.filter(isTitled)).toEqual([])
  expect(englishForms.filter((form) => /\.\.\.|!|'/.test(form))).toEqual([])
})

test('R-VIEW-141 English uses one word for one thing', () => {
  const other = /\b(?:block)?chains?\b|e-mail|\breceivers?\b|\breject|\bcould not\b|\bFailed to\b|\bplease\b/i
  expect(englishForms.filter((form) => other.test(form.replace(/\{[\w-]+\}/g, '')))).toEqual([])
})

test('R-HOST-14 the pseudo-locale is at least 40 % longer and marks both ends', () => {
  for (const [id, english] of Object.entries<Message>(ENGLISH_TEXTS)) {
    const made = Object.entries<Message>(PSEUDO.texts).find(([key]) => key === id)?.[1] ?? ''
    formsOf(made).forEach((form, at) => {
      expect(form).toMatch(/^\[.*\]$/s)
      expect(form.length).toBeGreaterThanOrEqual((formsOf(english)[at] ?? '').length * (1 + PSEUDO_GROWTH))
    })
  }
})

test('R-HOST-12 formats a plural in the form that its language needs', () => {
  const say = (messages: Messages, count: number) => formatMessage(messages, 'networks.search-results', { count })
  expect(say(ENGLISH, 1)).toBe('1 network found')
  expect(say(ENGLISH, 0)).toBe('0 networks found')
  expect(say(ARABIC, 2)).toBe('عُثر على شبكتين')
  expect(say(ARABIC, 11)).toMatch(/شبكة$/)
})

test('R-HOST-13 formats a number in the locale', () => {
  const say = (locale: string) => formatMessage({ ...ENGLISH, locale }, 'networks.search-results', { count: 1234 })
  expect(say('en')).toBe('1,234 networks found')
  expect(say('de')).toBe('1.234 networks found')
})

test('R-HOST-12 inserts a value as it is, without parsing placeholders in it', () => {
  expect(formatMessage(ENGLISH, 'connecting.continue', { wallet: '{wallet} $& <b>' })).toBe(
    'Continue in {wallet} $& <b>',
  )
  expect(
    formatMessage(withOverrides(ENGLISH, { texts: { 'modal.back': '{__proto__} {constructor}' } }), 'modal.back'),
  ).toBe('{__proto__} {constructor}')
})

test('R-VIEW-11 RichMessage renders elements in place of placeholders', () => {
  render(
    <p>
      <RichMessage
        messages={ENGLISH}
        id="legal.text-both"
        values={{ terms: <a href="https://a.example/t">Terms</a>, privacy: <a href="https://a.example/p">Privacy</a> }}
      />
    </p>,
  )
  expect(screen.getByText(/By connecting/)).toHaveTextContent('By connecting you agree to the Terms and Privacy.')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

class CooldownError extends KitError {
  constructor(readonly secondsLeft: number) {
    super(`Please try again after ${secondsLeft} seconds`, { code: 'email/cooldown' })
  }
}

test('R-ERR-22 formatError returns the language’s text for the error’s code, else its own message', () => {
  const error = new CooldownError(12)
  expect(formatError(ENGLISH, error)).toBe('Please try again after 12 seconds')
  const german = withOverrides(ENGLISH, { errors: { 'email/cooldown': 'Bitte in {secondsLeft} s erneut versuchen' } })
  expect(formatError(german, error)).toBe('Bitte in 12 s erneut versuchen')
  expect(error.message).toBe('Please try again after 12 seconds')
  expect(formatError(ARABIC, new KitError('User rejected the request', { code: 'wallet/user-rejected' }))).toBe(
    'رفضت الطلب',
  )
})

test('R-VIEW-52 formatError returns text for values that are not errors of the kit', () => {
  expect(formatError(ENGLISH, new Error('Chain halted'))).toBe('Chain halted')
  expect(formatError(ENGLISH, 'Chain halted')).toBe('Chain halted')
  for (const odd of [undefined, null, {}, new Error(' '), 5]) {
    expect(formatError(ENGLISH, odd)).toBe('Something went wrong.')
  }
  expect(formatError(ENGLISH, new KitError('Plain', { code: 'constructor/x' }))).toBe('Plain')
})

test('R-HOST-12 the app’s own texts replace those of the language', () => {
  const own = withOverrides(ARABIC, { texts: { 'connect.title': 'سجّل الدخول' } })
  expect(formatMessage(own, 'connect.title')).toBe('سجّل الدخول')
  expect(formatMessage(own, 'modal.close')).toBe('إغلاق')
  expect(formatMessage(ARABIC, 'connect.title')).toBe('ربط المحفظة')
})

test('R-HOST-12 the direction follows the script of the locale', () => {
  for (const locale of ['ar', 'ar-EG', 'he', 'fa', 'ur', 'az-Arab']) expect(getDirection(locale)).toBe('rtl')
  for (const locale of ['en', 'en-XA', 'de', 'zh-Hant', 'az', '', '__proto__', '1'])
    expect(getDirection(locale)).toBe('ltr')
})

test('R-ERR-22 R-VIEW-52 formatError sanitizes and shortens a wallet’s error message', () => {
  expect(formatError(ENGLISH, new Error('\u202eno\n\n\u200bway\u0000'))).toBe('no way')
  expect(formatError(ENGLISH, 'W'.repeat(5000))).toBe(`${'W'.repeat(300)}…`)
  expect(formatError(ENGLISH, new Error('\u200b\u3164'))).toBe('Something went wrong.')
})

test('R-HOST-12 ignores overrides that are not texts', () => {
  const texts = JSON.parse('{"modal.close":null,"modal.back":5,"modal.help":{"one":"x"}}')
  const messages = withOverrides(ENGLISH, { texts: { ...texts, 'connect.title': undefined } })
  for (const id of ['modal.close', 'modal.back', 'modal.help', 'connect.title'] as const) {
    expect(messages.texts[id]).toBe(ENGLISH_TEXTS[id])
  }
  expect(withOverrides(ENGLISH, { errors: JSON.parse('{"email/cooldown":null}') }).errors).toEqual({})
})
