import { close, connect, onEvent, open, setFeatures, start, track } from '../actions.js'
import type { TrackingEvent } from '../index.js'
import { createTestKit, mockAccounts } from '../testing/index.js'

test('R-TRACK-03 an event is typed and dated, and names the connected address', async () => {
  const { kit } = createTestKit()
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  start(kit)
  track(kit, { type: 'track', event: 'CLICK_NETWORKS' })
  expect(events.at(-1)).toEqual({ type: 'track', event: 'CLICK_NETWORKS', timestamp: expect.any(Number) })
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  expect(events.at(-1)?.address).toBe(mockAccounts('eip155')[0].address)
  expect(Object.isFrozen(events.at(-1))).toBe(true)
})

test('R-TRACK-04 subscribers always hear; the collector only while analytics is on', () => {
  const heard: string[] = []
  const { kit } = createTestKit({ options: { analyticsCollector: ({ event }) => heard.push(`collector ${event}`) } })
  const stop = onEvent(kit, ({ event }) => heard.push(`subscriber ${event}`))
  void open(kit)
  setFeatures(kit, { analytics: false })
  close(kit)
  stop()
  setFeatures(kit, { analytics: true })
  void open(kit)
  expect(heard).toEqual([
    'subscriber MODAL_OPEN',
    'collector MODAL_OPEN',
    'subscriber MODAL_CLOSE',
    'collector MODAL_OPEN',
  ])
})

test('R-TRACK-08 R-ERR-23 a subscriber that throws or rejects is contained', async () => {
  const { kit, log } = createTestKit()
  const heard: string[] = []
  onEvent(kit, () => {
    throw new Error('broken')
  })
  onEvent(kit, async () => {
    throw new Error('broken later')
  })
  onEvent(kit, ({ event }) => heard.push(event))
  void open(kit)
  await new Promise(setImmediate)
  expect(heard).toEqual(['MODAL_OPEN'])
  expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(2)
})

test('R-TRACK-02 R-CFG-15 starting is told with networks and adapters', async () => {
  const { kit } = createTestKit()
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  start(kit)
  start(kit)
  await new Promise(setImmediate)
  expect(events).toMatchObject([
    { event: 'INITIALIZE', properties: { networks: ['eip155:1', 'eip155:11155111'], adapters: ['eip155'] } },
  ])
})
