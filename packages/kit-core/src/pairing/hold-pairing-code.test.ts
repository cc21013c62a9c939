/** The address that a code shows before the one on offer is there. */
import { freezeTime, settled, setUpPairing, tidyPairing } from '../../test/pairing-bench.js'
import { mockTransport, mockUri } from '../testing/index.js'

afterEach(tidyPairing)

const EARLY = mockUri(99)

/** A kit whose transport tells an address for a code first. */
async function setUp() {
  const mock = mockTransport()
  const pairingTransport = {
    ...mock,
    pair: (params: Parameters<typeof mock.pair>[0]) => {
      params.onQrUri?.(EARLY)
      return mock.pair(params)
    },
  }
  const { controls } = mock
  return { ...(await setUpPairing({ pairingTransport })), pairing: controls }
}

test('R-CONN-142 a code has its address while a link still waits for the relay', async () => {
  const { hold, pairing, connect } = await setUp()
  pairing.hold()
  await hold()
  expect(connect()).toMatchObject({ wcQrUri: EARLY, wcUri: undefined, wcPairingExpiry: undefined })
  pairing.release()
  await settled()
  expect(connect()).toMatchObject({ wcQrUri: pairing.last().uri, wcUri: pairing.last().uri })
})

test('R-CONN-142 R-VIEW-34 an address that is shown stays until its successor is on offer', async () => {
  freezeTime()
  const { hold, pairing, connect } = await setUp()
  await hold()
  const [first] = pairing.offers
  pairing.hold()
  jest.advanceTimersByTime(230_000)
  await settled()
  expect(connect()).toMatchObject({ wcQrUri: first?.uri, wcUri: first?.uri })
  pairing.release()
  await settled()
  expect(connect().wcQrUri).toBe(pairing.last().uri)
  expect(pairing.offers).toHaveLength(2)
})

test.each([
  [
    'cannot be served',
    async ({ controls }: { controls: ReturnType<typeof mockTransport>['controls'] }) => {
      controls.failNext(new Error('No relay'))
      controls.release()
    },
  ],
  [
    'is not served in 20 s',
    async () => {
      jest.advanceTimersByTime(20_000)
    },
  ],
])('R-CONN-142 R-CONN-37 a code that %s is taken off the screen with the failure', async (_why, fail) => {
  freezeTime()
  const { hold, pairing, connect } = await setUp()
  pairing.hold()
  await hold()
  await fail({ controls: pairing })
  await settled()
  expect(connect()).toMatchObject({ wcError: true, wcQrUri: undefined, wcUri: undefined })
})

test('R-CONN-142 the end of a code is the end of its address', async () => {
  freezeTime()
  const { hold, connect } = await setUp()
  const release = await hold()
  release()
  jest.advanceTimersByTime(240_000)
  expect(connect()).toMatchObject({ wcQrUri: undefined, wcUri: undefined })
})
