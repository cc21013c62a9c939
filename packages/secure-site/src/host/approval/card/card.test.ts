/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import type { ReviewWarning } from '../review.js'
import { ARMED_AFTER_MS } from './arming.js'
import { type CardRequest, showCard } from './card.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const request = (warnings: readonly ReviewWarning[] = [], text = 'Hello'): CardRequest => ({
  review: {
    title: 'Sign a message',
    action: 'Sign',
    text,
    details: '0x48',
    lines: [{ label: 'To', value: account, as: 'address' }],
    warnings,
  },
  origin: 'https://okay.example',
  claimedName: '<img src=x onerror=alert(1)>',
  account,
  network: 'Ethereum',
})

type VisibilityListener = (isVisible: boolean) => void
let reportVisibility: VisibilityListener = () => undefined
const decisions: boolean[] = []
let ends: (() => void)[] = []

function show(shown = request(), isTrusted: (event: Event) => boolean = () => true): void {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const watch = (_: Element, listener: VisibilityListener) => {
    reportVisibility = listener
    return () => undefined
  }
  ends.push(showCard(root, shown, { watch, isTrusted, onDecision: (isApproved) => decisions.push(isApproved) }))
}

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (found === undefined) throw new Error(`There is no button ${name}`)
  return found
}
const arm = () => {
  reportVisibility(true)
  jest.advanceTimersByTime(ARMED_AFTER_MS)
}
const press = (key: string, target: EventTarget, repeat = false) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))

beforeEach(() => {
  jest.useFakeTimers()
  decisions.length = 0
})
afterEach(() => {
  for (const end of ends) end()
  ends = []
  jest.useRealTimers()
})

test('R-FRAME-38 shows origin, claimed name, account and message as text, never as markup', () => {
  show()
  const card = document.querySelector('main')
  expect(card?.textContent).toContain('https://okay.example')
  expect(card?.textContent).toContain('Claims to be <img src=x onerror=alert(1)>')
  expect(card?.textContent).toContain(account)
  expect(card?.textContent).toContain('Hello')
  expect(document.querySelector('img')).toBeNull()
  expect([...document.querySelectorAll('.lines .group')].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    '0x',
    'f39F',
    'd6e5',
  ])
  for (const value of document.querySelectorAll('dd')) expect(value.firstElementChild?.tagName).toBe('BDI')
})

test('R-FRAME-38 focuses the title first and puts Decline in front of Approve', () => {
  show()
  expect(document.activeElement?.tagName).toBe('H1')
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Decline', 'Sign'])
})

test('R-ROLE-02 counts a press only after the card was visible for half a second without interruption', () => {
  show()
  button('Sign').click()
  reportVisibility(true)
  jest.advanceTimersByTime(ARMED_AFTER_MS - 1)
  button('Sign').click()
  reportVisibility(false)
  reportVisibility(true)
  jest.advanceTimersByTime(ARMED_AFTER_MS - 1)
  button('Sign').click()
  expect(decisions).toEqual([])
  expect(button('Sign').getAttribute('aria-disabled')).toBe('true')
  jest.advanceTimersByTime(1)
  expect(button('Sign').getAttribute('aria-disabled')).toBe('false')
  button('Sign').click()
  expect(decisions).toEqual([true])
})

test('R-ROLE-02 ignores a press when the card is covered after it was armed', () => {
  show()
  arm()
  reportVisibility(false)
  button('Sign').click()
  expect(decisions).toEqual([])
})

test('R-ROLE-02 ignores scripted presses, presses that started too early, and held keys', () => {
  show(request(), (event) => event.isTrusted)
  arm()
  button('Sign').click()
  button('Decline').click()
  press('Escape', document)
  expect(decisions).toEqual([])

  show()
  button('Sign').dispatchEvent(new Event('pointerdown'))
  arm()
  button('Sign').click()
  expect(decisions).toEqual([])
  expect(press('Enter', button('Sign'), true)).toBe(false)
  button('Sign').click()
  expect(decisions).toEqual([true])
})

test('R-FRAME-38 requires every warning to be ticked before approval', () => {
  show(
    request([
      { id: 'one', text: 'First' },
      { id: 'two', text: 'Second' },
    ]),
  )
  arm()
  const [first, second] = document.querySelectorAll('input')
  first?.click()
  button('Sign').click()
  expect(decisions).toEqual([])
  second?.click()
  first?.click()
  button('Sign').click()
  expect(decisions).toEqual([])
  first?.click()
  button('Sign').click()
  expect(decisions).toEqual([true])
})

test('R-FRAME-42 declines with Escape at any time and ignores later decisions', () => {
  show()
  press('Escape', document)
  button('Decline').click()
  arm()
  button('Sign').click()
  expect(decisions).toEqual([false])
})
