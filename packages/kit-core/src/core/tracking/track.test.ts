import { close, connect, onEvent, open, start, track } from '../../actions.js'
import type { TrackingEvent } from '../../index.js'
import { createTestKit, mockAccounts } from '../../testing/index.js'
import { redactPairingUri } from './redact-pairing-uri.js'
import { redactSecrets } from './redact-secrets.js'

test('R-TRACK-03 gives an event a type, a timestamp and the connected address', async () => {
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

test('R-TRACK-04 notifies subscribers until they unsubscribe', () => {
  const heard: string[] = []
  const { kit } = createTestKit()
  const stop = onEvent(kit, ({ event }) => heard.push(event))
  void open(kit)
  stop()
  close(kit)
  expect(heard).toEqual(['MODAL_OPEN'])
})

test('R-TRACK-07 removes secrets from the messages of wallets and services', () => {
  const { kit } = createTestKit()
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  const signature = `0x${'ab'.repeat(65)}`
  const message = `refused me@mail.example ${signature} wc:aa@2?symKey=${'c'.repeat(64)}&x=1 symKey%3Dabc for 0x${'1'.repeat(40)}`
  track(kit, { type: 'error', event: 'CONNECT_ERROR', properties: { message } })
  track(kit, { type: 'error', event: 'DISCONNECT_ERROR', properties: { message } })
  const redacted = `refused … … wc:aa@2?…&x=1 … for 0x${'1'.repeat(40)}`
  expect(events.map(({ properties }) => properties)).toEqual([{ message: redacted }, { message: redacted }])
  expect(redactSecrets(message)).toBe(redacted)
})

test.each([
  [`wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`, `wc:${'a'.repeat(64)}@2?relay-protocol=irn`],
  [`wc:${'a'.repeat(64)}@2?symKey=${'b'.repeat(64)}`, `wc:${'a'.repeat(64)}@2`],
  [`WC:aa@2?SYMKEY=b&expiryTimestamp=1&sym%4bey=b`, 'wc:aa@2?expiryTimestamp=1'],
  ['wc:aa@2?symKey=b&relay-protocol', 'wc:aa@2?relay-protocol'],
  ['https://x.example/?symKey=b', ''],
  ['', ''],
])('R-CONN-48 R-TRACK-07 reports the pairing URI %s as "%s"', (uri, redacted) => {
  expect(redactPairingUri(uri)).toBe(redacted)
})

test('R-TRACK-08 R-ERR-23 logs a subscriber that throws or rejects, and notifies the others', async () => {
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

test('R-TRACK-02 R-CFG-15 emits INITIALIZE with networks and adapters at the start', async () => {
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
