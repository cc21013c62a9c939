/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/"}
 */
import { sendToPage } from '../../test/frame-window.js'
import { FID, greet, ORIGIN, openPage, READY, turn } from '../../test/iframe-page.js'
import { failureOf } from '../../test/open-client.js'

test('R-FRAME-08 R-FRAME-66 rejects the request when the page’s policy blocks the frame', async () => {
  const { pending, faults } = openPage()
  const violation = new Event('securitypolicyviolation')
  Object.assign(violation, { blockedURI: `${ORIGIN}/v1`, disposition: 'enforce', effectiveDirective: 'frame-src' })
  document.dispatchEvent(violation)
  expect(await failureOf(pending)).toMatchObject({ message: 'Unable to load email login dependency' })
  expect(faults).toEqual(['iframe_load_failed'])
  expect(document.querySelector('iframe')).toBeNull()
})

const FORBIDDEN = { type: '@bowline-frame/FORBIDDEN' }

test('R-ALERT-06 R-FRAME-73 rejects at once when the frame reports that the page is not allowed, and opens another for the next request', async () => {
  const { pending, fromFrame, faults, client, windows } = openPage()
  sendToPage(FORBIDDEN, fromFrame)
  expect(await failureOf(pending)).toMatchObject({
    code: 'frame/load-failed',
    reason: 'unverified_domain',
    message: 'Unable to load email login dependency',
  })
  expect([faults, windows.sent]).toEqual([['unverified_domain'], []])
  expect(document.querySelector('iframe')).toBeNull()
  await turn(60_000)
  expect(faults).toHaveLength(1)

  client.request('GET_CHAIN_ID', undefined).catch(() => undefined)
  const frame = document.querySelector('iframe')
  sendToPage(READY, { source: frame?.contentWindow, origin: ORIGIN })
  greet(windows)
  await turn()
  await turn(500)
  expect(client.isReady()).toBe(true)
})

test.each<[string, (from: { source: unknown; origin: string }) => void]>([
  ['of another window', ({ origin }) => sendToPage(FORBIDDEN, { source: window, origin })],
  ['of no window', ({ origin }) => sendToPage(FORBIDDEN, { source: null, origin })],
  ['of another origin', ({ source }) => sendToPage(FORBIDDEN, { source, origin: 'https://bad.example' })],
  ['of a sandboxed origin', ({ source }) => sendToPage(FORBIDDEN, { source, origin: 'null' })],
  ['with more fields', (from) => sendToPage({ ...FORBIDDEN, fid: FID }, from)],
  ['of the page', (from) => sendToPage({ type: '@bowline-app/FORBIDDEN' }, from)],
  ['as text', (from) => sendToPage(JSON.stringify(FORBIDDEN), from)],
])('R-FRAME-20 R-FRAME-21 R-FRAME-73 ignores a FORBIDDEN %s', async (_, send) => {
  const { windows, fromFrame, client, faults } = openPage()
  send(fromFrame)
  sendToPage(READY, fromFrame)
  greet(windows)
  await turn()
  await turn(500)
  expect([client.isReady(), faults]).toEqual([true, []])
})

test('R-FRAME-73 ignores a FORBIDDEN after READY, before and after HELLO', async () => {
  const { windows, fromFrame, client, faults } = openPage()
  sendToPage(READY, fromFrame)
  sendToPage(FORBIDDEN, fromFrame)
  greet(windows)
  await turn()
  await turn(500)
  sendToPage(FORBIDDEN, fromFrame)
  await turn()
  expect([client.isReady(), faults]).toEqual([true, []])
})

test('R-FRAME-73 opens no further frame when the one after a death is forbidden', async () => {
  const { windows, fromFrame, frame, client, faults } = openPage()
  sendToPage(READY, fromFrame)
  greet(windows)
  await turn()
  await turn(500)
  frame.remove()
  const next = failureOf(client.request('IS_CONNECTED', undefined))
  await turn(1_000)
  const second = document.querySelector('iframe')
  sendToPage(FORBIDDEN, { source: second?.contentWindow, origin: ORIGIN })
  expect(await next).toMatchObject({ reason: 'unverified_domain' })
  await turn(10_000)
  expect([faults, document.querySelector('iframe')]).toEqual([['unverified_domain'], null])
})
