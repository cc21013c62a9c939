/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { cardRequest, findButton } from '../../../../test/card-fixture.js'
import { createShowApproval } from '../show-approval.js'
import { QUIET_MS } from './arming.js'
import { LOADED_MESSAGE } from './loaded-message.js'

const decisions: boolean[] = []
let listeners: [string, (event: never) => void][] = []

/** A window of the browser. It shows no page until `arrive`. */
function createWindow({ isPhone = false } = {}) {
  const page = document.implementation.createHTMLDocument()
  const root = page.createElement('div')
  root.id = 'root'
  page.body.append(root)
  jest.spyOn(page, 'hasFocus').mockReturnValue(true)
  Object.defineProperty(page, 'visibilityState', { value: 'visible' })
  const location = { pathname: 'blank' }
  const focus = jest.fn()
  const opened = Object.create(window, {
    document: { value: page },
    location: { get: () => location },
    closed: { value: false, writable: true },
    focus: { value: focus },
    matchMedia: { value: () => ({ matches: isPhone }) },
    close: {
      value: () => {
        opened.closed = true
      },
    },
    setTimeout: { value: setTimeout },
    clearTimeout: { value: clearTimeout },
    addEventListener: { value: () => undefined },
    removeEventListener: { value: () => undefined },
  })
  const arrive = () => {
    location.pathname = '/approval.html'
    report(opened)
  }
  return { opened, page, location, focus, arrive }
}

function report(source: unknown, origin = window.location.origin, data: unknown = LOADED_MESSAGE) {
  for (const [name, listener] of listeners)
    if (name === 'message') Reflect.apply(listener, undefined, [{ source, origin, data }])
}

/** A frame whose browser opens these windows, one after the other. */
function createFrame(windows: readonly (Window | null)[], isTrusted?: (event: Event) => boolean) {
  const queue = [...windows]
  const open = jest.fn(() => queue.shift() ?? null)
  const view = Object.create(window, {
    open: { value: open },
    parent: { value: { focus: () => undefined } },
    setInterval: { value: setInterval },
    clearInterval: { value: clearInterval },
    addEventListener: { value: (name: string, listener: () => void) => listeners.push([name, listener]) },
  })
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const show = createShowApproval(view, root, {
    onHeight: () => undefined,
    approveByPasskey: async () => undefined,
    ...(isTrusted && { isTrusted }),
  })
  return { view, open, root, show: (title: string) => show(cardRequest({ title }), (given) => decisions.push(given)) }
}

const button = (name: Parameters<typeof findButton>[1]) => findButton(document, name)
const heading = (page: Document) => page.querySelector('h1')?.textContent

beforeEach(() => {
  jest.useFakeTimers()
  decisions.length = 0
  listeners = []
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const DIGEST = `0x${'ab'.repeat(32)}`
const PASSKEYS = [{ id: 'p'.repeat(43), transports: [], publicKey: 'key', counter: 0 }]
const warnings = [{ id: 'one', text: 'First' }]

test.each([
  [true, 'a passkey and a digest', { digest: DIGEST }, PASSKEYS],
  [false, 'a warning, which only the window lets the user tick', { digest: DIGEST, warnings }, PASSKEYS],
  [false, 'no digest', {}, PASSKEYS],
  [false, 'no passkey', { digest: DIGEST }, []],
] as const)('R-FRAME-141 offers the passkey: %s for %s', (isOffered, _, request, passkeys) => {
  const { view, root } = createFrame([])
  const approveByPasskey = jest.fn(async () => undefined)
  const options = { onHeight: () => undefined, approveByPasskey, isTrusted: () => true }
  const showRequest = createShowApproval(view, root, options)
  const remove = showRequest(cardRequest(request), (given) => decisions.push(given), passkeys)
  const offered = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Use passkey')
  expect(offered !== undefined).toBe(isOffered)
  offered?.click()
  remove()
  expect(approveByPasskey.mock.calls.length).toBe(isOffered ? 1 : 0)
})

test('R-FRAME-141 ignores a passkey that responds after the card has gone', async () => {
  jest.useRealTimers()
  const { view, root } = createFrame([])
  let approve = () => {}
  const approveByPasskey = () => new Promise<void>((resolve) => (approve = resolve))
  const options = { onHeight: () => undefined, approveByPasskey, isTrusted: () => true }
  const showRequest = createShowApproval(view, root, options)
  const remove = showRequest(cardRequest({ digest: DIGEST }), (given) => decisions.push(given), PASSKEYS)
  button('Use passkey').click()
  remove()
  approve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(decisions).toEqual([])
})

test('R-FRAME-75 opens no window by itself, and one without a name inside the press', () => {
  const { opened, page, arrive } = createWindow()
  document.documentElement.dataset.theme = 'light'
  const { open, show } = createFrame([opened])
  show('First')
  expect(open).not.toHaveBeenCalled()
  button('Open window').click()
  expect(open.mock.calls).toEqual([['/approval.html', '', 'popup,width=420,height=720']])
  expect(page.querySelector('main')).toBeNull()
  arrive()
  expect([heading(page), page.documentElement.dataset.theme]).toEqual(['First', 'light'])
  expect(page.title).toBe('First: okay.example')
})

test('R-FRAME-75 renders only for its own window and origin', () => {
  const { opened, page, location } = createWindow()
  createFrame([opened]).show('First')
  button('Open window').click()
  location.pathname = '/approval.html'
  for (let count = 0; count < 1_000; count += 1) {
    report(opened, 'https://okay.example')
    report(window)
    report(null)
    report(opened, window.location.origin, { type: LOADED_MESSAGE })
    report(opened, window.location.origin, 'approve')
  }
  expect(page.querySelector('main')).toBeNull()
  report(opened)
  expect(heading(page)).toBe('First')
})

test('R-FRAME-75 keeps the window for the next request, which waits for half a second again', () => {
  const { opened, page, focus, arrive } = createWindow()
  const { open, show } = createFrame([opened], () => true)
  const remove = show('First')
  button('Open window').click()
  arrive()
  jest.advanceTimersByTime(QUIET_MS)
  findButton(page, 'Sign').click()
  remove()
  expect([decisions, heading(page), opened.closed]).toEqual([[true], 'Approved.', false])

  show('Second')
  expect(heading(page)).toBe('Second')
  findButton(page, 'Sign').click()
  expect(decisions).toEqual([true])
  button('Show window').click()
  expect([open.mock.calls.length, focus.mock.calls.length]).toEqual([1, 1])
})

test('R-FRAME-75 closes on a phone, where it covers the page', () => {
  const { opened, page, arrive } = createWindow({ isPhone: true })
  const { show } = createFrame([opened], () => true)
  show('First')
  button('Open window').click()
  arrive()
  findButton(page, 'Decline').click()
  expect([decisions, opened.closed]).toEqual([[false], true])
})

test('R-FRAME-75 ignores scripted presses', () => {
  const { opened, page, arrive } = createWindow()
  createFrame([opened]).show('First')
  button('Open window').click()
  arrive()
  jest.advanceTimersByTime(QUIET_MS)
  expect(findButton(page, 'Sign').getAttribute('aria-disabled')).toBe('false')
  findButton(page, 'Sign').click()
  findButton(page, 'Decline').click()
  expect(decisions).toEqual([])
})

test('R-FRAME-75 removes the request from the window when the page cancels it', () => {
  const { opened, page, arrive } = createWindow()
  const { root, show } = createFrame([opened])
  const remove = show('First')
  button('Open window').click()
  arrive()
  remove()
  expect([heading(page), root.childElementCount, decisions]).toEqual(['Nothing to approve.', 0, []])
})

test('R-FRAME-42 R-FRAME-75 declines nothing when the window never opens or is closed, and offers it again', () => {
  const [first, second] = [createWindow(), createWindow()]
  const { open, show } = createFrame([null, first.opened, second.opened])
  show('First')
  button('Open window').click()
  button('Open window').click()
  first.arrive()
  first.opened.closed = true
  jest.advanceTimersByTime(1_000)
  button('Open window').click()
  second.arrive()
  expect([heading(second.page), open.mock.calls.length, decisions]).toEqual(['First', 3, []])
  button('Decline').click()
  expect(decisions).toEqual([false])
})

test('R-FRAME-75 renders nothing into a window that shows another page', () => {
  const { opened, page, location } = createWindow()
  createFrame([opened]).show('First')
  button('Open window').click()
  location.pathname = '/other'
  report(opened)
  Object.defineProperty(location, 'pathname', {
    get: () => {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  report(opened)
  expect(page.querySelector('main')).toBeNull()
})

test('R-FRAME-75 closes the window with the frame', () => {
  const { opened, arrive } = createWindow()
  createFrame([opened]).show('First')
  button('Open window').click()
  arrive()
  for (const [name, listener] of listeners) if (name === 'pagehide') Reflect.apply(listener, undefined, [])
  expect(opened.closed).toBe(true)
})
