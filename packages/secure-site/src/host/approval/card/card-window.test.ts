/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { ARMED_AFTER_MS } from './arming.js'
import type { CardRequest } from './card.js'
import { openCardWindow } from './card-window.js'
import { createShowApproval } from './show-approval.js'

const request: CardRequest = {
  review: { title: 'Sign a message', action: 'Sign', lines: [], warnings: [], text: 'Hello' },
  origin: 'https://okay.example',
  claimedName: undefined,
  account: '0x',
  network: 'Ethereum',
}

function createCardWindow() {
  const page = document.implementation.createHTMLDocument()
  const root = page.createElement('div')
  root.id = 'root'
  page.body.append(root)
  Object.defineProperty(page, 'readyState', { value: 'complete' })
  const location = { pathname: 'blank', href: 'about:blank' }
  const opened = Object.create(window, {
    document: { value: page },
    location: { get: () => location },
    closed: { value: false, writable: true },
    close: {
      value: () => {
        opened.closed = true
      },
    },
    addEventListener: { value: () => undefined },
    removeEventListener: { value: () => undefined },
  })
  const arrive = () => {
    location.pathname = '/approval.html'
    location.href = 'https://frame.example/approval.html'
    jest.advanceTimersByTime(100)
  }
  return { opened, page, location, arrive }
}

const viewThatOpens = (opened: Window | null) => Object.create(window, { open: { value: () => opened } })
const decisions: boolean[] = []
const decide = (isApproved: boolean) => decisions.push(isApproved)

beforeEach(() => {
  jest.useFakeTimers()
  decisions.length = 0
})
afterEach(() => jest.useRealTimers())

test('R-ROLE-02 renders the card with the frame’s theme once the window has loaded the frame’s page', () => {
  const { opened, page, arrive } = createCardWindow()
  document.documentElement.dataset.theme = 'light'
  const close = openCardWindow(viewThatOpens(opened), request, decide)
  jest.advanceTimersByTime(1_000)
  expect(page.querySelector('main')).toBeNull()
  arrive()
  expect(page.querySelector('h1')?.textContent).toBe('Sign a message')
  expect(page.documentElement.dataset.theme).toBe('light')
  close()
  expect(opened.closed).toBe(true)
  expect(decisions).toEqual([])
})

test('R-ROLE-02 ignores scripted presses in the separate window', () => {
  const { opened, page, arrive } = createCardWindow()
  jest.spyOn(page, 'hasFocus').mockReturnValue(true)
  Object.defineProperty(page, 'visibilityState', { value: 'visible' })
  const close = openCardWindow(viewThatOpens(opened), request, decide)
  arrive()
  jest.advanceTimersByTime(ARMED_AFTER_MS)
  const approve = page.querySelector<HTMLButtonElement>('.approve')
  expect(approve?.getAttribute('aria-disabled')).toBe('false')
  approve?.click()
  expect(decisions).toEqual([])
  close()
})

test.each([
  ['never opens', () => null],
  [
    'is closed',
    () => {
      const { opened } = createCardWindow()
      opened.closed = true
      return opened
    },
  ],
  [
    'goes elsewhere',
    () => {
      const { opened, location } = createCardWindow()
      location.href = 'https://frame.example/other'
      location.pathname = '/other'
      return opened
    },
  ],
  [
    'leaves for another origin',
    () =>
      Object.create(window, {
        closed: { value: false },
        close: { value: () => undefined },
        location: {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError')
          },
        },
      }),
  ],
])('R-FRAME-42 declines once when the window %s', (_, open) => {
  openCardWindow(viewThatOpens(open()), request, decide)
  jest.advanceTimersByTime(1_000)
  expect(decisions).toEqual([false])
})

test('R-ROLE-02 offers only Decline and a separate window when the browser cannot report occlusion', () => {
  const { opened, page, arrive } = createCardWindow()
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const remove = createShowApproval(viewThatOpens(opened), root)(request, decide)
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Decline', 'Open window'])
  expect(document.activeElement?.textContent).toBe('Sign a message')
  root.querySelector<HTMLButtonElement>('.approve')?.click()
  arrive()
  expect(page.querySelector('main')).not.toBeNull()
  expect(decisions).toEqual([])
  root.querySelector<HTMLButtonElement>('.reject')?.click()
  expect(decisions).toEqual([false])
  remove()
  expect(root.childElementCount).toBe(0)
  expect(opened.closed).toBe(true)
})
