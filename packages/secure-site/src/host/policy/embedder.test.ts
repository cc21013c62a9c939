import { findEmbedder } from './embedder.js'

const there = { isTop: false, isDirect: true, ancestorOrigins: ['https://okay.example'], referrer: '' }
const allowed = { patterns: ['https://okay.example', 'https://*.okay.example'], isDevelopment: false }

test('R-FRAME-20 returns the only ancestor origin, or the referrer’s origin when the browser reports no ancestors', () => {
  const notify = jest.fn()
  expect(findEmbedder(there, allowed, notify)).toBe('https://okay.example')
  const referred = { ...there, ancestorOrigins: undefined, referrer: 'https://a.okay.example/page?x=1' }
  expect(findEmbedder(referred, allowed, notify)).toBe('https://a.okay.example')
  expect(notify).not.toHaveBeenCalled()
})

test.each([
  ['not inside a page', { ...there, isTop: true }],
  ['nested in a page’s frame', { ...there, isDirect: false }],
  ['below two origins', { ...there, ancestorOrigins: ['https://okay.example', 'https://okay.example'] }],
  ['below no origin', { ...there, ancestorOrigins: [] }],
  ['below an opaque origin', { ...there, ancestorOrigins: ['null'] }],
  ['below an unknown origin', { ...there, ancestorOrigins: undefined }],
])('R-FRAME-20 R-FRAME-73 throws and posts nothing when the frame is %s', (_, surroundings) => {
  const notify = jest.fn()
  expect(() => findEmbedder(surroundings, allowed, notify)).toThrow(/frame/)
  expect(notify).not.toHaveBeenCalled()
})

test.each([
  [
    'the only ancestor origin',
    { ...there, ancestorOrigins: ['https://bad.example'], referrer: 'https://okay.example/' },
  ],
  ['the referrer’s origin', { ...there, ancestorOrigins: undefined, referrer: 'https://bad.example/page' }],
])('R-FRAME-20 R-FRAME-73 throws and notifies the page when %s is not allowed', (_, surroundings) => {
  const notify = jest.fn()
  expect(() => findEmbedder(surroundings, allowed, notify)).toThrow(/not allowed/)
  expect(() => findEmbedder(there, { patterns: [], isDevelopment: false }, notify)).toThrow(/not allowed/)
  expect(notify.mock.calls).toEqual([['https://bad.example'], ['https://okay.example']])
})
