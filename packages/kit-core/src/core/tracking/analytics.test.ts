/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example:8443/swap/me?token=secret#part"}
 */
import { close, onEvent, open, prefetch, ready, setFeatures, start, track } from '../../actions.js'
import type { AnalyticsCollector, AnalyticsRecord, KitOptions } from '../../index.js'
import { createTestKit } from '../../testing/index.js'
import { until } from '../../testing/until.js'

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
}

type Params = Partial<KitOptions> & { answer?: () => Promise<Response> | Response; hasCollector?: boolean }

async function setUp({
  answer = () => Response.json({ isAnalyticsEnabled: true }),
  hasCollector = true,
  ...options
}: Params = {}) {
  const records: AnalyticsRecord[] = []
  const analyticsCollector: AnalyticsCollector = (record) => {
    records.push(record)
  }
  const { kit, log, requests } = createTestKit({
    options: { ...(hasCollector && { analyticsCollector }), ...options },
    fetch: async (input) => {
      if (String(input).includes('getAnalyticsConfig')) return answer()
      throw new TypeError('fetch failed')
    },
  })
  const stop = start(kit)
  await ready(kit)
  const asked = () => requests.filter((url) => url.includes('getAnalyticsConfig')).length
  const names = () => records.map(({ props }) => props.event)
  return { kit, log, records, names, asked, stop }
}

test("R-API-53 R-API-56 R-TRACK-04 holds events until the project's setting arrives, requested once at the first intent", async () => {
  const { kit, names, asked } = await setUp()
  await settled()
  expect([asked(), names()]).toEqual([0, []])
  void open(kit)
  expect(names()).toEqual([])
  await until(() => names().length === 2)
  expect(names()).toEqual(['INITIALIZE', 'MODAL_OPEN'])
  close(kit)
  void open(kit)
  await settled()
  expect(names()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE', 'MODAL_OPEN'])
  expect(asked()).toBe(1)
})

test('R-API-56 security §8 passes a record with id, page URL without query and fragment, time and properties', async () => {
  const { kit, records } = await setUp()
  void open(kit)
  await until(() => records.length === 2)
  expect(records[1]).toEqual({
    eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    url: 'https://app.example:8443/swap/me',
    domain: 'app.example',
    timestamp: expect.any(Number),
    props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
  })
  expect(new Set(records.map(({ eventId }) => eventId)).size).toBe(2)
})

test.each([
  ['a negative response', () => Response.json({ isAnalyticsEnabled: false })],
  ['a failure', () => new Response('', { status: 500 })],
  ['no response', () => Promise.reject(new TypeError('fetch failed'))],
  ['an invalid response', () => Response.json({ isAnalyticsEnabled: 'true' })],
])('R-API-53 R-API-56 sends nothing after %s, then or later', async (_, answer) => {
  const { kit, records, asked, log } = await setUp({ answer })
  void open(kit)
  await until(() => asked() === 1)
  await settled()
  close(kit)
  await settled()
  expect(records).toEqual([])
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([])
})

test('R-API-56 R-CFG-70 sends events without a request when the app configures no explorer', async () => {
  const { kit, names, asked } = await setUp({ endpoints: {} })
  void open(kit)
  await until(() => names().length === 2)
  expect([asked(), names()]).toEqual([0, ['INITIALIZE', 'MODAL_OPEN']])
})

test('R-API-53 does not request the setting while local analytics is off or there is no collector', async () => {
  const off = await setUp({ features: { analytics: false } })
  const none = await setUp({ hasCollector: false })
  for (const { kit } of [off, none]) void open(kit)
  await settled()
  expect([off.asked(), none.asked()]).toEqual([0, 0])
  setFeatures(off.kit, { analytics: true })
  prefetch(off.kit)
  await until(() => off.asked() === 1)
  close(off.kit)
  await until(() => off.names().length > 0)
  expect(off.names()).toEqual(['MODAL_CLOSE'])
})

test('R-TRACK-04 drops queued events when analytics is turned off, and collects no later ones', async () => {
  let answer = () => {}
  const { kit, names, asked } = await setUp({
    answer: async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return Response.json({ isAnalyticsEnabled: true })
    },
  })
  void open(kit)
  await until(() => asked() === 1)
  setFeatures(kit, { analytics: false })
  answer()
  await settled()
  close(kit)
  expect(names()).toEqual([])
})

test('R-TRACK-09 tracks nothing and requests nothing for a user with Do Not Track', async () => {
  Object.defineProperty(window.navigator, 'doNotTrack', { value: '1', configurable: true })
  const { kit, names, asked } = await setUp()
  void open(kit)
  await settled()
  Reflect.deleteProperty(window.navigator, 'doNotTrack')
  expect([asked(), names()]).toEqual([0, []])
})

test('R-API-56 queues at most a hundred events, keeping the newest', async () => {
  const { kit, names } = await setUp()
  for (let round = 0; round < 60; round += 1) {
    void open(kit)
    close(kit)
  }
  await until(() => names().length > 0)
  expect(names()).toHaveLength(100)
  expect(names()).not.toContain('INITIALIZE')
})

test.each([
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('R-API-56 R-TRACK-08 ignores a collector that %s', async (_, analyticsCollector: AnalyticsCollector) => {
  const { kit, log, asked } = await setUp({ analyticsCollector })
  const heard: string[] = []
  onEvent(kit, ({ event }) => heard.push(event))
  void open(kit)
  await until(() => asked() === 1)
  await settled()
  close(kit)
  await settled()
  expect(heard).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([])
})

test('R-REACT-07 R-API-53 requests the setting again after a stop during the request', async () => {
  const { kit, asked, stop, names } = await setUp()
  prefetch(kit)
  stop()
  await settled()
  start(kit)
  prefetch(kit)
  await until(() => names().length > 0)
  expect(names()[0]).toBe('INITIALIZE')
  expect(asked()).toBeGreaterThan(0)
})

test('R-API-56 R-SWAP-38 security §8 sends no swap amounts to a collector', async () => {
  const { kit, records } = await setUp()
  const place = { network: 'eip155:1', swapFromToken: 'ETH', swapToToken: 'USDC', isSmartAccount: false } as const
  const properties = { ...place, swapFromAmount: '1.5', swapToAmount: '4500' }
  void open(kit)
  track(kit, { type: 'track', event: 'INITIATE_SWAP', properties })
  await until(() => records.length === 3)
  expect(records[2]?.props.properties).toEqual(place)
})

test('R-API-56 R-PAY-08 security §8 sends no payment amount or recipient to a collector', async () => {
  const { kit, records } = await setUp()
  const payment = { network: 'eip155:1', asset: 'native', recipient: '0xb0b', amount: '1.5' } as const
  const started = { currentPayment: { id: 'p1', type: 'wallet' }, paymentId: 'p1' } as const
  void open(kit)
  track(kit, { type: 'track', event: 'PAY_SUCCESS', properties: { ...started, payment } })
  await until(() => records.length === 3)
  expect(records[2]?.props.properties).toEqual({ ...started, network: 'eip155:1' })
})
