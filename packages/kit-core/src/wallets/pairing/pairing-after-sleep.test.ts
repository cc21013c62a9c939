/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { start, startPairing } from '../../actions.js'
import { createTestKit, mockTransport } from '../../testing/index.js'

async function settled() {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

const sleep = () => jest.setSystemTime(Date.now() + 600_000)

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['the page returns', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page gets focus', () => window.dispatchEvent(new Event('focus'))],
  [
    'the browser restores the page',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('R-CONN-298 replaces a URI that expired while timers stood still as soon as %s', async (_, comeBack) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  const { controls, ...transport } = mockTransport()
  const { kit } = createTestKit({ pairingTransport: { ...transport } })
  const stop = start(kit)
  await settled()
  const release = startPairing(kit)
  await settled()
  const uri = () => kit.getState().connect.wcUri
  comeBack()
  await settled()
  expect(controls.offers).toHaveLength(1)
  expect(uri()).toBe(controls.last().uri)
  controls.hold()
  sleep()
  comeBack()
  expect(uri()).toBe(undefined)
  controls.release()
  await settled()
  expect(controls.offers).toHaveLength(2)
  expect(uri()).toBe(controls.last().uri)
  release()
  sleep()
  comeBack()
  await settled()
  expect(controls.offers).toHaveLength(2)
  stop()
})
