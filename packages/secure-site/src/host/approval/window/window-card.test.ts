/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { cardRequest, findButton } from '../../../../test/card-fixture.js'
import { QUIET_MS } from './arming.js'
import { showWindowCard } from './window-card.js'

const decisions: boolean[] = []
const state = { hasFocus: true, width: 420, height: 720, scrollHeight: 0 }
let ends: (() => void)[] = []

function show(request = cardRequest(), isTrusted: (event: Event) => boolean = () => true): void {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const onDecision = (isApproved: boolean) => void decisions.push(isApproved)
  ends.push(showWindowCard(window, root, request, { isTrusted, onDecision }))
}
const approve = () => findButton(document, 'Sign')
const hint = () => document.querySelector('[role="status"]')?.textContent
const isArmed = () => approve().getAttribute('aria-disabled') === 'false'
const send = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
const sendKey = (key: string, target: EventTarget = document.body, repeat = false) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }))
  target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
}
const press = (target: HTMLElement = approve()) => {
  send('pointerdown', target)
  send('pointerup', target)
  target.click()
}
const rest = (durationMs = QUIET_MS) => jest.advanceTimersByTime(durationMs)

beforeEach(() => {
  jest.useFakeTimers()
  decisions.length = 0
  Object.assign(state, { hasFocus: true, width: 420, height: 720, scrollHeight: 0 })
  jest.spyOn(document, 'hasFocus').mockImplementation(() => state.hasFocus)
  jest.replaceProperty(window, 'innerWidth', state.width)
  jest.replaceProperty(window, 'innerHeight', state.height)
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => state.scrollHeight)
})
afterEach(() => {
  for (const end of ends) end()
  ends = []
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('R-FRAME-75 approves a press after half a second without a press or key', () => {
  show()
  expect(document.activeElement?.tagName).toBe('H1')
  press()
  rest(QUIET_MS - 1)
  press()
  expect([decisions, isArmed()]).toEqual([[], false])
  rest()
  expect(isArmed()).toBe(true)
  press()
  expect(decisions).toEqual([true])
})

test.each([60, 120, 250, 400])('R-FRAME-75 ignores a clicking game with a click every %s ms', (everyMs) => {
  show()
  for (let count = 0; count < 40; count += 1) {
    press()
    rest(everyMs)
  }
  expect(decisions).toEqual([])
})

test('R-FRAME-75 ignores a typing game', () => {
  show()
  for (let count = 0; count < 20; count += 1) {
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', ' ', 'Enter']) {
      sendKey(key, approve())
      approve().click()
      rest(220)
    }
  }
  expect(decisions).toEqual([])
})

test('R-FRAME-75 ignores a press that is held until half a second has passed', () => {
  show()
  send('pointerdown', approve())
  rest(2 * QUIET_MS)
  send('pointerup', approve())
  approve().click()
  approve().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  rest(2 * QUIET_MS)
  approve().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }))
  approve().click()
  expect(decisions).toEqual([])
})

test('R-FRAME-75 approves with the keyboard, and with a click that assistive technology makes', () => {
  show()
  sendKey('Tab')
  rest()
  approve().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  approve().click()
  show()
  rest()
  approve().click()
  expect(decisions).toEqual([true, true])
})

test('R-FRAME-75 ignores a window that is behind another, and one that was just brought to the front', () => {
  show()
  rest()
  state.hasFocus = false
  window.dispatchEvent(new Event('blur'))
  expect(hint()).toContain('front')
  rest()
  press()
  state.hasFocus = true
  window.dispatchEvent(new Event('focus'))
  press()
  expect(decisions).toEqual([])
  rest()
  press()
  expect(decisions).toEqual([true])
})

test.each([
  ['innerWidth', 319],
  ['innerHeight', 399],
] as const)('R-FRAME-75 ignores presses while %s is %s px', (side, size) => {
  jest.replaceProperty(window, side, size)
  show()
  rest()
  press()
  expect([decisions, hint()]).toEqual([[], 'Make this window larger to continue.'])
})

test('R-FRAME-75 requires that the last line was seen', () => {
  state.scrollHeight = 1_747
  show()
  rest()
  press()
  expect([decisions, hint()]).toEqual([[], 'Scroll to the end to continue.'])
  const body = document.querySelector('.body')
  if (body) body.scrollTop = 1_747
  body?.dispatchEvent(new Event('scroll'))
  rest()
  press()
  expect(decisions).toEqual([true])
})

test('R-FRAME-38 requires every warning to be ticked', () => {
  const warnings = ['one', 'two'].map((id) => ({ id, text: id }))
  show(cardRequest({ warnings }))
  rest()
  const [first, second] = document.querySelectorAll('input')
  first?.click()
  press()
  expect([decisions, hint()]).toEqual([[], 'Tick each warning to continue.'])
  second?.click()
  first?.click()
  rest()
  press()
  expect(decisions).toEqual([])
  first?.click()
  rest()
  press()
  expect(decisions).toEqual([true])
})

test('R-FRAME-75 ignores scripted presses, and presses after a decision', () => {
  show(cardRequest(), (event) => event.isTrusted)
  rest()
  press()
  findButton(document, 'Decline').click()
  sendKey('Escape')
  expect(decisions).toEqual([])
  show()
  const button = approve()
  sendKey('Escape')
  rest()
  press(button)
  expect(decisions).toEqual([false])
})
