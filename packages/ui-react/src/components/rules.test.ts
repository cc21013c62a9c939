/** @jest-environment node */

import { getAvatarTints } from './avatar-tints.js'
import { isAllowedImageSource } from './image-source.js'
import { parseExternalUrl } from './parse-external-url.js'

const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

test.each(['https://wallet.example/a.png', 'blob:https://app.example/1', PIXEL, 'data:image/svg+xml,%3Csvg/%3E'])(
  'R-CONN-09 allows an image that is %s',
  (source) => expect(isAllowedImageSource(source)).toBe(true),
)

test.each([
  'http://wallet.example/a.png',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)//',
  'java\tscript:alert(1)',
  'data:text/html,<h1>x',
  'data:text/html;image/png,x',
  'data:image/',
  '//bad.example/a.png',
  '../../x',
  '',
  `data:image/png;base64,${'A'.repeat(64 * 1024)}`,
  'https://okay.example@bad.example/a.png',
])('R-CONN-09 rejects the image source %#', (source) => expect(isAllowedImageSource(source)).toBe(false))

test('R-CONN-09 allows only data images for an announced wallet', () => {
  expect(isAllowedImageSource(PIXEL, { dataOnly: true })).toBe(true)
  expect(isAllowedImageSource('https://wallet.example/a.png', { dataOnly: true })).toBe(false)
  expect(isAllowedImageSource('blob:https://app.example/1', { dataOnly: true })).toBe(false)
})

test.each([
  'javascript://%0aalert(document.domain)',
  'http://okay.example',
  'data:text/html,<h1>x',
  'https://okay.example@bad.example/',
  'https://user:pass@bad.example/',
  'intent://x#Intent;end',
  '//bad.example',
  'https://okay.example\\@bad.example',
  'https://okay.example/\u202e',
  'https://okay.example/ x',
  'https://',
  `https://okay.example/${'a'.repeat(2048)}`,
])('R-VIEW-11 rejects the link %s', (href) => expect(parseExternalUrl(href)).toBeUndefined())

test('R-VIEW-11 returns an https link in normalized form', () => {
  expect(parseExternalUrl('https://OKAY.example/a?b=1#c')).toBe('https://okay.example/a?b=1#c')
})

test('R-CONST-26 derives five colors at 0, 15, 30, 45 and 60 percent from the first six hex characters', () => {
  expect(getAvatarTints('0x006400ff')).toEqual([
    'rgb(0 100 0)',
    'rgb(38 123 38)',
    'rgb(77 147 77)',
    'rgb(115 170 115)',
    'rgb(153 193 153)',
  ])
  expect(getAvatarTints('zzz')[0]).toBe('rgb(0 0 0)')
  expect(getAvatarTints('zAzbz0z1z2z3z4')[0]).toBe('rgb(171 1 35)')
})
