import { getFrameAncestors, isAllowedOrigin } from './allowed-origin.js'

const isAllowed = (pattern: string, origin: string, isDevelopment = false) =>
  isAllowedOrigin({ patterns: [pattern], isDevelopment }, origin)

test.each([
  ['https://app.example', 'https://app.example', true],
  ['https://APP.example/', 'https://app.example', true],
  ['https://app.example:443', 'https://app.example', true],
  ['https://app.example', 'http://app.example', false],
  ['https://app.example', 'https://app.example:8443', false],
  ['https://app.example:8443', 'https://app.example:8443', true],
  ['http://localhost:*', 'http://localhost:3000', true],
  ['https://*.app.example', 'https://a.b.app.example', true],
  ['https://*.app.example', 'https://app.example', false],
  ['https://*.app.example', 'https://evil-app.example', false],
  ['https://app.example', 'https://app.example.bad.example', false],
])('R-CFG-53 R-CFG-54 R-CFG-55 compares the pattern %s with the page %s: %s', (pattern, origin, expected) => {
  expect(isAllowed(pattern, origin)).toBe(expected)
})

test.each([
  '*',
  'https://*',
  'https://*.com',
  'https://*.co.uk',
  'https://*.vercel.app',
  'https://app.example/path',
  'null',
  'https://a@app.example',
  'https://app.*',
  '.*',
  'javascript://app.example',
  "https://app.example; script-src 'none'",
])('ignores the invalid or too broad pattern %s', (pattern) => {
  for (const origin of ['https://app.example', 'https://x.vercel.app', 'https://a.co.uk', 'null', 'https://x.com']) {
    expect(isAllowed(pattern, origin)).toBe(false)
  }
  expect(getFrameAncestors({ patterns: [pattern], isDevelopment: false })).toBe("'none'")
})

test('allows local and preview hosts only in development', () => {
  for (const origin of ['https://x.vercel.app', 'http://localhost:3000', 'http://app.localhost:3000']) {
    expect(isAllowed('https://app.example', origin)).toBe(false)
    expect(isAllowed('https://app.example', origin, true)).toBe(true)
  }
})

test('returns the project’s patterns as `frame-ancestors` sources', () => {
  const patterns = ['https://app.example/', 'https://*.app.example', 'http://localhost:*', 'junk']
  expect(getFrameAncestors({ patterns, isDevelopment: false })).toBe(
    'https://app.example https://*.app.example http://localhost:*',
  )
})
