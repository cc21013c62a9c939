import { findEmbedder } from './embedder.js'

const there = { isTop: false, isDirect: true, ancestorOrigins: ['https://okay.example'], referrer: '' }
const allowed = { patterns: ['https://okay.example', 'https://*.okay.example'], isDevelopment: false }

test('R-FRAME-20 the page is the one origin around, or the one that led here where the browser names none', () => {
  const tell = jest.fn()
  expect(findEmbedder(there, allowed, tell)).toBe('https://okay.example')
  const referred = { ...there, ancestorOrigins: undefined, referrer: 'https://a.okay.example/page?x=1' }
  expect(findEmbedder(referred, allowed, tell)).toBe('https://a.okay.example')
  expect(tell).not.toHaveBeenCalled()
})

test.each([
  ['no page', { ...there, isTop: true }],
  ['a page in a page', { ...there, isDirect: false }],
  ['two origins', { ...there, ancestorOrigins: ['https://okay.example', 'https://okay.example'] }],
  ['no origin', { ...there, ancestorOrigins: [] }],
  ['a hidden origin', { ...there, ancestorOrigins: ['null'] }],
  ['neither known', { ...there, ancestorOrigins: undefined }],
])('R-FRAME-20 R-FRAME-73 %s is refused, and nothing is posted', (_, surroundings) => {
  const tell = jest.fn()
  expect(() => findEmbedder(surroundings, allowed, tell)).toThrow(/frame/)
  expect(tell).not.toHaveBeenCalled()
})

test.each([
  ['the one origin around', { ...there, ancestorOrigins: ['https://bad.example'], referrer: 'https://okay.example/' }],
  ['the page that led here', { ...there, ancestorOrigins: undefined, referrer: 'https://bad.example/page' }],
])('R-FRAME-20 R-FRAME-73 is refused and told so when %s is not allowed', (_, surroundings) => {
  const tell = jest.fn()
  expect(() => findEmbedder(surroundings, allowed, tell)).toThrow(/not allowed/)
  expect(() => findEmbedder(there, { patterns: [], isDevelopment: false }, tell)).toThrow(/not allowed/)
  expect(tell.mock.calls).toEqual([['https://bad.example'], ['https://okay.example']])
})
