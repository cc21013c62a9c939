/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { serializeTransaction, toBytes } from 'viem'
import { cardRequest } from '../../../test/card-fixture.js'
import { createCard } from '../approval/card/card.js'
import { reviewTransaction } from '../approval/evm/review-transaction.js'
import { TEXTS } from './arabic-windows.js'
import { formatNumber } from './format-number.js'
import { createFrameLanguage } from './frame-language.js'
import { getCurrent, getLanguage, setLanguage } from './language.js'
import { translate } from './translate.js'
import { translateError } from './translate-error.js'

afterEach(() => setLanguage(getLanguage(undefined), {}))

const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '')
const account = '0x1111111111111111111111111111111111111111'

async function useLanguage(tag: string | undefined) {
  const language = createFrameLanguage(document)
  language.change(tag)
  await language.ready()
  return language
}

test.each([
  ['ar', 'ar', 'rtl'],
  ['ar-EG', 'ar-EG', 'rtl'],
  ['en-GB', 'en-GB', 'ltr'],
  ['fr', 'en', 'ltr'],
  [undefined, 'en', 'ltr'],
])('R-FRAME-150 uses the language %s as %s, from %s', async (tag, locale, dir) => {
  const { getLocale } = await useLanguage(tag)
  expect([getLocale(), getCurrent().language.dir]).toEqual([locale, dir])
  if (tag !== 'fr' && tag !== undefined)
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([locale, dir])
})

test('R-FRAME-150 ends with the language that the page named last', async () => {
  const language = createFrameLanguage(document)
  language.change('ar')
  language.change('en-GB')
  await language.ready()
  await new Promise((resolve) => setTimeout(resolve))
  expect([getCurrent().language.locale, translate('Decline')]).toEqual(['en-GB', 'Decline'])
})

test('R-FRAME-150 shows a transaction in Arabic, with the amount isolated and the address from left to right', async () => {
  await useLanguage('ar-EG')
  const to = '0x2222222222222222222222222222222222222222'
  const bytes = toBytes(
    serializeTransaction({
      chainId: 1,
      type: 'eip1559',
      to,
      value: 1_500_000_000_000_000_000n,
      gas: 21_000n,
      maxFeePerGas: 1n,
    }),
  )
  const review = reviewTransaction(
    bytes,
    { account, chainId: 1, coin: { symbol: 'ETH', decimals: 18 } },
    { hasCode: false, token: undefined, gasEstimate: 21_000n, maxFeeEstimate: 1n },
  )
  expect(review.title).toBe('إرسال \u2068١٫٥ ETH\u2069')
  expect(review.lines.map(({ label }) => label)).toEqual(['إلى', 'المبلغ', 'أقصى رسوم'])
  const { card } = createCard(
    document,
    { ...cardRequest({ account }), review },
    { place: 'frame', warnings: document.createElement('ul'), footer: [] },
  )
  const address = [...card.querySelectorAll('[data-as=address] dd bdi')].find(({ textContent }) => textContent === to)
  expect(address?.getAttribute('dir')).toBe('ltr')
})

test('R-FRAME-150 counts as the language counts, with its digits', async () => {
  await useLanguage('ar-EG')
  expect([1, 2, 3, 11].map((count) => plain(translate('{count} bytes', { count })))).toEqual([
    '١ بايت',
    '٢ بايت',
    '٣ بايتات',
    '١١ بايتًا',
  ])
  expect(formatNumber('1234567890.000000000000000001')).toBe('١٢٣٤٥٦٧٨٩٠٫٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠١')
})

test('R-FRAME-150 translates errors of the server with their numbers and times, and keeps those it does not know', () => {
  setLanguage(getLanguage('ar'), TEXTS)
  const [wait, tries, until, other] = [
    'Please try again after 30 seconds',
    'Invalid code. 2 tries left',
    'This device is new to the wallet. It can open it from 2026-01-02 00:01 UTC',
    'The database returned no count of 3',
  ].map((sentence) => plain(translateError(sentence)))
  expect(wait).toMatch(/^أعد المحاولة بعد (?:30|٣٠) ثانية من فضلك$/)
  expect(tries).toMatch(/^رمز غير صالح\. بقيت محاولتان \((?:2|٢)\)$/)
  expect(until).toMatch(/^هذا الجهاز جديد على المحفظة\. يستطيع فتحها ابتداءً من .*(?:2026|٢٠٢٦)/)
  expect(other).toBe('The database returned no count of 3')
})
