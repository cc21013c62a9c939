import { findEmbedder } from './embedder.js'

const there = { isTop: false, isDirect: true, ancestorOrigins: ['https://okay.example'], referrer: '' }
const allowed = { patterns: ['https://okay.example', 'https://*.okay.example'], isDevelopment: false }

test('R-FRAME-20 the page is the one origin around, or the one that led here where the browser names none', () => {
  expect(findEmbedder(there, allowed)).toBe('https://okay.example')
  const referred = { ...there, ancestorOrigins: undefined, referrer: 'https://a.okay.example/page?x=1' }
  expect(findEmbedder(referred, allowed)).toBe('https://a.okay.example')
})

test.each([
  ['no page', { ...there, isTop: true }],
  ['a page in a page', { ...there, isDirect: false }],
  ['two origins', { ...there, ancestorOrigins: ['https://okay.example', 'https://okay.example'] }],
  ['no origin', { ...there, ancestorOrigins: [] }],
  ['another origin', { ...there, ancestorOrigins: ['https://bad.example'], referrer: 'https://okay.example/' }],
  ['a hidden origin', { ...there, ancestorOrigins: ['null'] }],
  ['neither known', { ...there, ancestorOrigins: undefined }],
])('R-FRAME-20 %s is refused', (_, surroundings) => {
  expect(() => findEmbedder(surroundings, allowed)).toThrow(/frame/)
  expect(() => findEmbedder(there, { patterns: [], isDevelopment: false })).toThrow(/frame/)
})
