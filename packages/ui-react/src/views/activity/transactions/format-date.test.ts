import { formatDay, formatMonth } from './format-date.js'

const FIFTH_OF_MARCH = new Date(2025, 2, 5, 23, 59)
const NOW = new Date(2026, 10, 15)

test('R-ACCT-43 R-HOST-13 formats a day and the month’s short name in the language’s order', () => {
  expect(formatDay('en', FIFTH_OF_MARCH)).toBe('Mar 5')
  expect(formatDay('de', FIFTH_OF_MARCH)).toBe('5. März')
  expect(formatDay('ar-EG', FIFTH_OF_MARCH)).toBe('٥ مارس')
  expect(formatDay('ja', FIFTH_OF_MARCH)).toBe('3月5日')
})

test('R-ACCT-41 R-HOST-13 formats a month of the current year without the year, others with it', () => {
  expect(formatMonth('en', 2026, 0, NOW)).toBe('January')
  expect(formatMonth('en', 2025, 11, NOW)).toBe('December 2025')
  expect(formatMonth('de', 2025, 2, NOW)).toBe('März 2025')
  expect(formatMonth('ar-EG', 2025, 2, NOW)).toBe('مارس ٢٠٢٥')
})

test('R-ACCT-41 uses the current year of the user’s time zone', () => {
  expect(formatMonth('en', 2026, 0, new Date(2026, 0, 1, 0, 0))).toBe('January')
  expect(formatMonth('en', 2026, 0, new Date(2025, 11, 31, 23, 59))).toBe('January 2026')
})

test.each(['fa-IR', 'ar-SA', 'th-TH', 'en'])('R-ACCT-158 groups days under their own month in %s', (locale) => {
  const title = formatMonth(locale, 2026, 2, new Date(2026, 5, 1))
  const monthOf = (day: number) => formatDay(locale, new Date(2026, 2, day)).replace(/\p{Nd}+|\s/gu, '')
  expect(monthOf(25)).toBe(monthOf(1))
  expect(title.slice(0, 2)).toBe(monthOf(1).slice(0, 2))
})
