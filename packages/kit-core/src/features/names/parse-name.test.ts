import { NAME_SUFFIX, NAME_SUFFIX_LEGACY, NAME_ZONE } from '../../brand.js'
import { parseName, validateName } from './parse-name.js'

test('R-CONST-34 R-NAME-08 R-NAME-09 has two suffixes, and the current zone without its dot', () => {
  expect([NAME_SUFFIX, NAME_SUFFIX_LEGACY, NAME_ZONE]).toEqual(['.bowline.id', '.bowline.name', 'bowline.id'])
})

test.each([
  ['ada-lovelace', 'ada-lovelace'],
  ['  Ada-Lovelace ', 'ada-lovelace'],
  ['ADA1.bowline.id', 'ada1'],
  ['ada1.Bowline.Name', 'ada1'],
  ['ada1.bowline.name.bowline.id', 'ada1'],
  ['.bowline.id', ''],
  ['ada1.other.id', 'ada1.other.id'],
  ['', ''],
])('R-NAME-06 R-NAME-08 parses %j as the name %j, in lower case and without a suffix', (text, name) => {
  expect(parseName(text)).toBe(name)
})

test.each(['abcd', '0000', 'a-b-', '-abc', '----', 'a'.repeat(63)])('R-NAME-04 R-NAME-07 accepts %j', (name) => {
  expect(validateName(name)).toBeUndefined()
})

test.each(['a', 'abc', 'a-1'])('R-NAME-04 R-NAME-05 rejects %j as too short', (name) => {
  expect(validateName(name)).toMatchObject({
    code: 'names/too-short',
    message: 'Use at least 4 characters',
  })
})

test.each([
  ...[
    'ada lovelace',
    'ada.b',
    'ada_b',
    'ad@',
    'مثال',
    'ädam',
    'аdam',
    '<img src=x>',
    '../../x',
    '__proto__',
    'a?b=1#c',
  ],
  ...['ada\u200bb', '\u202eabcd', '１２３４', 'a/bc'],
])('R-NAME-04 R-NAME-05 rejects %j for an invalid character', (name) => {
  expect(validateName(name)).toMatchObject({
    code: 'names/characters',
    message: 'Use letters, numbers and hyphens only',
  })
})
