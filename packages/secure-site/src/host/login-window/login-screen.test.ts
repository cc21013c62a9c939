/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { createLoginScreen, type LoginView } from './login-screen.js'

const root = () => document.querySelector<HTMLElement>('#root') ?? document.body
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

function show(view: LoginView, isTrusted = () => true) {
  createLoginScreen(window, root(), { site: 'https://app.example', isTrusted }).show(view)
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => jest.useRealTimers())

test('R-FRAME-83 names the site that asks in the first line of each view', () => {
  for (const title of ['Log in to your wallet', 'Enter the code']) {
    show({ title, lines: ['More'] })
    expect(root().textContent?.startsWith(`https://app.example asks you to log in${title}`)).toBe(true)
    expect([document.title, document.activeElement?.textContent]).toEqual([title, title])
  }
  expect(document.querySelectorAll('main')).toHaveLength(1)
})

test('R-FRAME-83 submits a code with its last digit, and an email with Enter', () => {
  const submitted: string[] = []
  const onSubmit = (value: string) => submitted.push(value)
  show({ title: 'Enter the code', field: { kind: 'code', label: 'Code', action: 'Log in', onSubmit } })
  const code = document.querySelector('input')
  expect(document.activeElement).toBe(code)
  for (const typed of ['12a', '123 45', '12-3456']) {
    if (code) code.value = typed
    code?.dispatchEvent(new Event('input'))
  }
  show({
    title: 'Log in',
    field: { kind: 'email', label: 'Email', action: 'Continue', value: 'a@b.example', onSubmit },
  })
  document.querySelector('form')?.requestSubmit()
  expect(submitted).toEqual(['123456', 'a@b.example'])
})

test('R-FRAME-111 shows a recovery code as text to select, and takes one without changing it', () => {
  const submitted: string[] = []
  show({ title: 'Your recovery code', code: '0123-4567' })
  expect(document.querySelector('pre')?.textContent).toBe('0123-4567')
  const onSubmit = (value: string) => submitted.push(value)
  show({ title: 'Enter it', field: { kind: 'recovery', label: 'Recovery code', action: 'Open', onSubmit } })
  const field = document.querySelector('input')
  // Browsers neither store nor correct it.
  expect([field?.autocomplete, field?.getAttribute('spellcheck')]).toEqual(['off', 'false'])
  if (field) field.value = ' o123 4567 '
  field?.dispatchEvent(new Event('input'))
  document.querySelector('form')?.requestSubmit()
  expect(submitted).toEqual(['o123 4567'])
})

test('R-FRAME-84 draws a code to scan, with a label and a link that opens without this window', () => {
  const url = 'https://relay.example/open?channel=1'
  show({
    title: 'Log in with Farcaster',
    qr: { text: url, label: 'Code to scan', caption: 'Scan it', link: 'Open Farcaster' },
  })
  const svg = document.querySelector('svg')
  expect([svg?.getAttribute('role'), svg?.getAttribute('aria-label')]).toEqual(['img', 'Code to scan'])
  expect(svg?.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1_000)
  const link = document.querySelector('a')
  expect([link?.href, link?.rel, link?.target]).toEqual([url, 'noopener noreferrer', '_blank'])
})

test('R-FRAME-83 counts down before a mail can be sent again', () => {
  jest.useFakeTimers()
  const onPress = jest.fn()
  show({ title: 'Enter the code', buttons: [{ text: 'Send again', waitMs: 2_000, onPress }] })
  expect(buttons()).toEqual(['Send again (2)'])
  document.querySelector('button')?.click()
  jest.advanceTimersByTime(1_000)
  expect(buttons()).toEqual(['Send again (1)'])
  jest.advanceTimersByTime(1_000)
  document.querySelector('button')?.click()
  expect([buttons(), onPress.mock.calls.length]).toEqual([['Send again'], 1])
})

test('R-FRAME-83 ignores scripted presses, and shows texts as text', () => {
  const onPress = jest.fn()
  show({ title: '<img src=x>', error: '<b>no</b>', buttons: [{ text: 'Cancel', onPress }] }, () => false)
  document.querySelector('button')?.click()
  expect(onPress).not.toHaveBeenCalled()
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('<b>no</b>')
  expect(document.querySelector('img, b')).toBeNull()
})
