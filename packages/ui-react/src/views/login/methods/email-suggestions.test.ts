/** @jest-environment node */
import { completeEmail, filterUsedEmails, isEmail } from './email-suggestions.js'

test.each(['a@b.co', 'First.Last+tag@mail.example.org', '  ANNA@Example.com ', 'jörg@müller.de', 'x@1and1.com'])(
  'R-CONN-51 %p is an email address',
  (typed) => expect(isEmail(typed)).toBe(true),
)

test.each([
  '',
  'anna',
  'anna@',
  'anna@example',
  '@example.com',
  'a b@c.de',
  'a@b@c.de',
  'a@-b.de',
  'a@b..de',
  '.a@b.de',
  'a.@b.de',
  'a@b.d',
  'a@b.12',
])('R-CONN-51 %p is not an email address', (typed) => expect(isEmail(typed)).toBe(false))

test('R-CONN-53 suggests up to four common domains after an @, but not the typed one', () => {
  expect(completeEmail('anna')).toEqual([])
  expect(completeEmail('Anna@')).toEqual(['anna@gmail.com', 'anna@outlook.com', 'anna@icloud.com', 'anna@yahoo.com'])
  expect(completeEmail('anna@ho')).toEqual(['anna@hotmail.com'])
  expect(completeEmail('anna@gmail.com')).toEqual([])
  expect(completeEmail('@g')).toEqual([])
  expect(completeEmail('a@b@g')).toEqual([])
})

test('R-CONN-53 suggests used addresses that start with the text', () => {
  const used = ['bob@a.example', 'anna@a.example']
  expect(filterUsedEmails('', used)).toEqual(used)
  expect(filterUsedEmails('AN', used)).toEqual(['anna@a.example'])
  expect(filterUsedEmails('anna@a.example', used)).toEqual([])
})
