import { type FrameMail, formatMail } from './frame-mail.js'

const facts = { to: 'ada@mail.example', site: 'https://app.example', requestedAtMs: Date.UTC(2026, 2, 1, 12, 30) }
const format = (mail: Omit<FrameMail, 'to' | 'site' | 'requestedAtMs'>) =>
  formatMail({ ...facts, opensAtMs: Date.UTC(2026, 2, 2, 12, 30), ...mail })

test.each([
  ['login', 'log in', { code: '123456' }],
  ['device', 'new device', { deviceLink: 'https://frame.example/device?link=x' }],
  [
    'change-email',
    'CHANGE THE EMAIL of your wallet to thief@evil.example',
    { code: '123456', newEmail: 'thief@evil.example' },
  ],
  ['new-email', 'make this the email of a wallet', { code: '123456' }],
  [
    'new-device',
    'From 2026-03-02 12:30 UTC that device can open your wallet',
    { refuseLink: 'https://frame.example/refuse?link=x' },
  ],
  ['email-changed', 'is now thief@evil.example', { newEmail: 'thief@evil.example' }],
] as const)('R-FRAME-81 a mail of purpose %s says what it does, for which site and when', (purpose, words, given) => {
  const { subject, text } = format({ purpose, ...given })
  expect(text).toContain(words)
  expect(text).toContain('Requested on app.example at 2026-03-01 12:30 UTC.')
  expect(text).toContain('Not you?')
  for (const value of Object.values(given)) expect(`${subject} ${text}`).toContain(value)
})

test('R-FRAME-81 the mails of a login and of a change of email differ in subject and text', () => {
  const login = format({ purpose: 'login', code: '123456' })
  const change = format({ purpose: 'change-email', code: '123456', newEmail: 'thief@evil.example' })
  expect(change.subject).toContain('thief@evil.example')
  expect(change.text).toContain('This is not a login.')
  expect(login.text).toContain('Type it only on app.example')
  expect([login.subject, login.text]).not.toEqual([change.subject, change.text])
})

test('R-FRAME-116 a notice names the change of how the wallet is opened', () => {
  const { subject, text } = format({ purpose: 'access-changed', change: 'code-replaced' })
  expect(subject).toBe('The recovery code of your wallet was replaced')
  expect(text).toMatch(/^The recovery code of your wallet was replaced on app.example.*Not you\?/s)
})
