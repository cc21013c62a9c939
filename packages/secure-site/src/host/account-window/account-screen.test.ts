/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { type AccountView, createAccountScreen } from './account-screen.js'

const SITE = 'https://app.example'
const SECRET = 'abandon ability able'

function draw(shown: AccountView, isTrusted = () => true) {
  document.body.innerHTML = '<div id="root"></div>'
  const root = document.getElementById('root') ?? document.body
  const screen = createAccountScreen(window, root, { site: SITE, isTrusted })
  screen.show(shown)
  const button = (text: string): HTMLButtonElement => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)
    if (!found) throw new Error(`There is no button ${text}`)
    return found
  }
  return { screen, root, button }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const withSecret = (onCopy = () => undefined): AccountView => ({
  title: 'Keys',
  secrets: [{ label: 'Recovery phrase', value: SECRET, onCopy }],
})

test('R-FRAME-105 names the page that opened the window first, and focuses the title', () => {
  const { root } = draw({ title: 'Devices and security', lines: ['ada@mail.example'] })
  expect(root.textContent?.startsWith(`Opened from ${SITE}`)).toBe(true)
  expect(document.activeElement?.textContent).toBe('Devices and security')
  expect(document.title).toBe('Devices and security')
})

test('R-FRAME-106 has a secret in the document only after a press, for a minute at most', () => {
  const { button } = draw(withSecret())
  const isShown = () => document.documentElement.outerHTML.includes(SECRET)
  expect(isShown()).toBe(false)
  button('Show').click()
  expect(isShown()).toBe(true)
  button('Hide').click()
  expect(isShown()).toBe(false)
  button('Show').click()
  jest.advanceTimersByTime(60_000)
  expect(isShown()).toBe(false)
})

test('R-FRAME-106 hides a secret with its view, and when the window is hidden', () => {
  const { screen, button } = draw(withSecret())
  button('Show').click()
  const text = document.querySelector('pre')
  screen.show({ title: 'Next' })
  expect(text?.textContent).not.toContain(SECRET)
  screen.show(withSecret())
  button('Show').click()
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(document.querySelector('pre')?.textContent).not.toContain(SECRET)
})

test('R-FRAME-106 takes no press that a script makes', () => {
  const copied = jest.fn()
  const { button } = draw(withSecret(copied), () => false)
  button('Show').click()
  button('Copy').click()
  expect(document.querySelector('pre')?.textContent).not.toContain(SECRET)
  expect(copied).not.toHaveBeenCalled()
})

test('R-FRAME-107 deletes only after the text was typed', () => {
  const onSubmit = jest.fn()
  const field = { label: 'Type ada@mail.example', expected: 'ada@mail.example', action: 'Delete for ever', onSubmit }
  const { button } = draw({ title: 'Delete this wallet?', field })
  const input = document.querySelector('input')
  const type = (value: string) => {
    if (input) input.value = value
    input?.dispatchEvent(new Event('input'))
    document.querySelector('form')?.requestSubmit()
  }
  type('')
  type('ada')
  expect([button('Delete for ever').disabled, onSubmit.mock.calls.length]).toEqual([true, 0])
  type(' Ada@mail.example ')
  expect([button('Delete for ever').disabled, onSubmit.mock.calls.length]).toEqual([false, 1])
})

test('R-FRAME-105 shows sessions as a list whose buttons name them, and reads messages out', () => {
  const onPress = jest.fn()
  const row = { title: SITE, lines: ['This page, now'], button: { text: 'Log out', onPress } }
  const { screen } = draw({ title: 'Devices and security', rows: [row], error: 'It failed' })
  const button = document.querySelector('li button')
  expect(button?.getAttribute('aria-label')).toBe(`Log out: ${SITE}, This page, now`)
  expect(document.querySelector('[role=alert]')?.textContent).toBe('It failed')
  screen.say('Copied')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Copied')
})
