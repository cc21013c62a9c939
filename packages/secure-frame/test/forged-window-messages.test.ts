/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/"}
 */

import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { createFrameClient, type FrameEvent } from '../src/client/index.js'
import { installFrameWindows, sendToPage } from './frame-window.js'
import { mangle } from './mangle.js'

const ORIGIN = 'https://secure.example'
const READY = {
  type: '@bowline-frame/READY',
  fid: '0123456789abcdef0123456789abcdef',
  nonce: 'fedcba9876543210fedcba9876543210',
  versions: [4],
}
const FORGED = 12_000
const SEED = 20_240

test('R-FRAME-19 R-FRAME-20 R-FRAME-21 ignores 12,000 forged window messages and accepts the genuine one', async () => {
  const random = createSeededRandom(SEED)
  const windows = installFrameWindows()
  const events: FrameEvent[] = []
  const errors: unknown[] = []
  window.addEventListener('error', ({ error }) => errors.push(error))
  const client = createFrameClient({
    origin: ORIGIN,
    projectId: 'project',
    chainId: 'eip155:1',
    sdkVersion: '1.0.0',
    sdkType: 'kit',
    onFault: () => undefined,
    onEvent: (event) => events.push(event),
  })
  const pending = client.request('IS_CONNECTED', undefined)
  const frame = document.querySelector('iframe')
  const [own, other] = [frame?.contentWindow, document.createElement('iframe')]
  document.body.append(other)
  const sources: readonly [unknown, ...unknown[]] = [window, other.contentWindow, null, {}]
  const origins: readonly [string, ...string[]] = [
    'https://app.example',
    'https://bad.example',
    'https://secure.example.bad.example',
    'https://secure.example:444',
    'http://secure.example',
    'https://SECURE.example',
    'https://secure.example/',
    'null',
    '',
    '*',
  ]

  for (let count = 0; count < FORGED; count++) {
    const whole = { ...READY, fid: READY.fid.replaceAll('0', `${count % 10}`) }
    const way = random.below(3)
    if (way === 0) sendToPage(whole, { source: own, origin: random.pick(origins) })
    else if (way === 1) sendToPage(whole, { source: random.pick(sources), origin: ORIGIN })
    else {
      const type = random.pick(['@bowline-frame/HELLO', '@bowline-app/READY', 'READY', '@bowline-frame/READY '])
      sendToPage(mangle({ ...whole, type }, random), { source: own, origin: ORIGIN })
    }
  }
  expect([windows.sent, windows.channels(), events, errors, client.isReady()]).toEqual([[], 0, [], [], false])
  expect(document.querySelectorAll('iframe[src]')).toHaveLength(1)

  sendToPage(READY, { source: own, origin: ORIGIN })
  expect([windows.sent.length, windows.channels()]).toEqual([1, 1])
  expect(windows.sent.map(({ origin }) => origin)).toEqual([ORIGIN])
  pending.catch(() => undefined)
  client.end()
})
