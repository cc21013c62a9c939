/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/"}
 */
import { sendToPage } from '../../test/frame-window.js'
import { ended, FID, greet, NONCE, ORIGIN, openPage, READY, turn } from '../../test/iframe-page.js'
import { failureOf, SIGNING } from '../../test/open-client.js'

test('R-FRAME-02 R-FRAME-03 R-FRAME-04 R-FRAME-07 R-CONST-19 creates a hidden, sandboxed iframe with the frame’s URL', () => {
  const { frame } = openPage()
  const url = new URL(frame.src)
  expect(url.origin + url.pathname).toBe(`${ORIGIN}/v1`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    projectId: 'project & co',
    chainId: 'eip155:1',
    version: '4',
    enableLogger: 'false',
  })
  expect(frame.style).toMatchObject({ position: 'fixed', zIndex: '999999', visibility: 'hidden' })
  expect(frame.title).toBe('Embedded wallet')
  expect(frame.allow.split('; ')).toEqual([`publickey-credentials-get ${ORIGIN}`, `clipboard-write ${ORIGIN}`])
  expect(frame.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  )
  expect([frame.inert, frame.tabIndex]).toEqual([true, -1])
})

test('R-FRAME-01 R-FRAME-09 R-FRAME-19 R-CONST-06 waits for READY, sends INIT to the exact origin, and allows requests 500 ms later', async () => {
  const { windows, pending, fromFrame, client, frame, events } = openPage()
  await turn()
  expect(windows.sent).toEqual([])
  sendToPage(READY, fromFrame)
  expect(windows.sent).toMatchObject([
    {
      origin: ORIGIN,
      message: {
        type: '@bowline-app/INIT',
        fid: FID,
        nonce: NONCE,
        hostNonce: expect.stringMatching(/^[\da-f]{32}$/),
        version: 4,
        client: { projectId: 'project & co', chainId: 'eip155:1', sdkVersion: '1.0.0', sdkType: 'kit' },
      },
    },
  ])
  const { heard, port } = greet(windows)
  await turn(100)
  port.postMessage({ seq: 1, type: '@bowline-frame/SESSION_UPDATE', payload: { token: 'early' } })
  await turn(399)
  expect([client.isReady(), heard]).toEqual([false, []])
  expect(events).toEqual([{ name: 'session', token: 'early' }])
  await turn(1)
  expect(client.isReady()).toBe(true)
  expect(heard).toMatchObject([{ type: '@bowline-app/GET_CHAIN_ID' }])
  port.postMessage({ id: heard[0]?.id, seq: 2, type: '@bowline-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } })
  expect(await pending).toEqual({ chainId: 1 })

  client.show({ top: 64, left: 0, width: 390, height: 600 })
  expect(frame.style).toMatchObject({
    visibility: 'visible',
    top: '64px',
    left: '0px',
    width: '390px',
    height: '600px',
  })
  expect([frame.inert, frame.tabIndex]).toEqual([false, 0])
  client.focus()
  expect(document.activeElement).toBe(frame)
  client.hide()
  expect([frame.style.visibility, frame.inert, frame.tabIndex]).toEqual(['hidden', true, -1])
  client.end()
  expect(document.querySelector('iframe')).toBeNull()
})

test('R-HOST-77 moves the frame to the top layer once when a modal is open there', async () => {
  const { windows, fromFrame, client, frame } = openPage()
  await turn()
  sendToPage(READY, fromFrame)
  greet(windows)
  await turn(500)
  client.show({ top: 64, left: 0, width: 390, height: 600 })
  expect(frame.popover).toBeFalsy()
  client.hide()

  // jsdom has no top layer and does not support its selectors.
  const { querySelector } = document
  const found = (selector: string) => (selector.includes(':popover-open') ? 'body' : selector)
  Object.defineProperty(document, 'querySelector', {
    configurable: true,
    value: (selector: string) => querySelector.call(document, found(selector)),
  })
  ended.push(() => Reflect.deleteProperty(document, 'querySelector'))
  const risen = jest.fn()
  Object.assign(frame, { showPopover: risen })
  for (const top of [64, 60]) client.show({ top, left: 0, width: 390, height: 600 })
  expect([frame.popover, risen.mock.calls.length]).toEqual(['manual', 1])
  client.hide()
  expect(frame.popover).toBeNull()
})

test('R-HOST-92 leaves full screen to show the frame when the browser cannot move it', async () => {
  const { windows, fromFrame, client, frame } = openPage()
  await turn()
  sendToPage(READY, fromFrame)
  greet(windows)
  await turn(500)
  const game = document.body.appendChild(document.createElement('div'))
  const exitFullscreen = jest.fn(async () => {})
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: game })
  Object.assign(document, { exitFullscreen })
  ended.push(() => {
    Reflect.deleteProperty(document, 'fullscreenElement')
    Reflect.deleteProperty(document, 'exitFullscreen')
    game.remove()
  })
  client.show({ top: 64, left: 0, width: 390, height: 600 })
  expect(exitFullscreen).toHaveBeenCalledTimes(1)
  expect(frame.parentElement).toBe(document.body)
})

test('R-FRAME-10 accepts READY with supported versions and ignores other versions', () => {
  const { windows, fromFrame } = openPage()
  sendToPage({ ...READY, versions: [5] }, fromFrame)
  expect(windows.sent).toEqual([])
  const { versions: _, ...bare } = READY
  sendToPage(bare, fromFrame)
  expect(windows.sent).toHaveLength(1)
})

test.each<[string, (from: { source: unknown; origin: string }) => void]>([
  ['another origin', ({ source }) => sendToPage(READY, { source, origin: 'https://secure.example.bad.example' })],
  ['another port', ({ source }) => sendToPage(READY, { source, origin: `${ORIGIN}:8443` })],
  ['another scheme', ({ source }) => sendToPage(READY, { source, origin: 'http://secure.example' })],
  ['no origin', ({ source }) => sendToPage(READY, { source, origin: 'null' })],
  ['another window', ({ origin }) => sendToPage(READY, { source: window, origin })],
  ['no window', ({ origin }) => sendToPage(READY, { source: null, origin })],
  ['a type of the page', (from) => sendToPage({ ...READY, type: '@bowline-app/READY' }, from)],
  ['a short nonce', (from) => sendToPage({ ...READY, nonce: 'abc' }, from)],
  ['more fields', (from) => sendToPage({ ...READY, session: 'x' }, from)],
  ['text', (from) => sendToPage(JSON.stringify(READY), from)],
])('R-FRAME-20 R-FRAME-21 ignores a READY from or with %s', (_, send) => {
  const { windows, fromFrame } = openPage()
  send(fromFrame)
  expect(windows.sent).toEqual([])
  sendToPage(READY, fromFrame)
  expect(windows.sent).toHaveLength(1)
})

test('R-FRAME-18 ignores a second READY of the same frame load', async () => {
  const { windows, fromFrame, client } = openPage()
  sendToPage(READY, fromFrame)
  sendToPage({ ...READY, nonce: FID }, fromFrame)
  expect(windows.channels()).toBe(1)
  greet(windows)
  await turn()
  await turn(500)
  expect(client.isReady()).toBe(true)
  sendToPage({ ...READY, fid: NONCE }, fromFrame)
  sendToPage(
    { id: crypto.randomUUID(), seq: 1, type: '@bowline-frame/SESSION_UPDATE', payload: { token: '' } },
    fromFrame,
  )
  expect([windows.sent.length, windows.channels()]).toEqual([1, 1])
})

test.each([{ hostNonce: FID }, { seq: 1 }, { caps: 'all' }, { type: '@bowline-frame/READY' }])(
  'R-FRAME-21 ignores an invalid first message on the port: %j',
  async (change) => {
    const { windows, fromFrame, client } = openPage()
    sendToPage(READY, fromFrame)
    greet(windows, change)
    await turn()
    await turn(1_000)
    expect(client.isReady()).toBe(false)
  },
)

test('R-FRAME-11 R-FRAME-17 removes a frame without READY after 20 s and creates a working one for the next request', async () => {
  const { pending, windows, client } = openPage()
  await turn(20_000)
  expect(await failureOf(pending)).toMatchObject({ code: 'frame/load-failed', message: 'Something went wrong' })
  await turn()
  expect(document.querySelectorAll('iframe')).toHaveLength(0)
  const next = client.request('IS_CONNECTED', undefined)
  next.catch(() => undefined)
  const [frame] = document.querySelectorAll('iframe')
  sendToPage(READY, { source: frame?.contentWindow, origin: ORIGIN })
  const { heard, port } = greet(windows)
  await turn()
  await turn(500)
  port.postMessage({
    id: heard[0]?.id,
    seq: 1,
    type: '@bowline-frame/IS_CONNECTED_SUCCESS',
    payload: { isConnected: false },
  })
  expect(await next).toEqual({ isConnected: false })
})

test('R-FRAME-06 R-FRAME-17 creates a new frame for the next request when the frame was removed from the page', async () => {
  const { windows, fromFrame, frame, client, pending } = openPage()
  sendToPage(READY, fromFrame)
  greet(windows)
  await turn()
  await turn(500)
  frame.remove()
  const next = client.request('IS_CONNECTED', undefined)
  next.catch(() => undefined)
  await turn(1_000)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  expect(document.querySelector('iframe')).not.toBe(frame)
  void pending
})

test('R-FRAME-16 R-FRAME-17 rejects a waiting request at once when the frame is removed from the page', async () => {
  const { windows, fromFrame, frame, client } = openPage()
  sendToPage(READY, fromFrame)
  const { port, heard } = greet(windows)
  await turn()
  await turn(500)
  const signature = failureOf(client.request('RPC_REQUEST', SIGNING))
  await turn()
  const ping = heard.find(({ type }) => type === '@bowline-app/PING')
  port.postMessage({ id: ping?.id, seq: 1, type: '@bowline-frame/PING_SUCCESS' })
  await turn()
  expect(heard.at(-1)?.type).toBe('@bowline-app/RPC_REQUEST')
  document.body.append(document.createElement('p'))
  await turn(1_000)
  frame.remove()
  expect(await signature).toMatchObject({ code: 'frame/unavailable', rpcCode: 4900 })
})

const RETURN = Object.assign(new Event('pageshow'), { persisted: true })

test.each([
  ['the page returns from the back-forward cache', () => window.dispatchEvent(RETURN)],
  ['it has navigated', (frame: HTMLIFrameElement) => frame.dispatchEvent(new Event('load'))],
])('R-FRAME-17 replaces a dead frame when %s', async (_, happen) => {
  const { windows, fromFrame, frame } = openPage()
  sendToPage(READY, fromFrame)
  greet(windows)
  await turn()
  await turn(500)
  happen(frame)
  await turn(3_000)
  expect(frame.isConnected).toBe(false)
})
