import { freezeTime, settled, setUpPairing, tidyPairing } from '../../../test/pairing-fixture.js'
import { close, open } from '../../actions.js'
import { currentRoute, selectNamespaceStatus } from '../../index.js'
import { mockPairedSession, mockTransport } from '../../testing/index.js'

afterEach(tidyPairing)

const hex = 'ab'.repeat(32)
const OWN = `wc:${hex}@2?relay-protocol=irn&symKey=${hex}`

test('R-MODAL-07 shows a URI of the app with open({ uri }), and rejects an invalid one', async () => {
  freezeTime()
  const { kit, connect, pairing, hold, log } = await setUpPairing()
  await open(kit, { uri: 'https://wallet.example' })
  expect(kit.getState().modal.open).toBe(false)
  expect(log.entries.some(({ level }) => level === 'warn')).toBe(true)
  const endSec = Math.floor(Date.now() / 1_000) + 60
  await open(kit, { uri: `${OWN}&expiryTimestamp=${endSec}` })
  await hold()
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingWalletConnectBasic')
  expect(connect()).toMatchObject({ wcBasic: true, wcPairingExpiry: endSec * 1_000 })
  expect(pairing.offers).toHaveLength(0)
  close(kit)
  expect(connect()).toMatchObject({ wcBasic: false, wcUri: undefined })
})

test('R-MODAL-07 takes over the session of the app’s own URI when the transport supports it', async () => {
  const session = mockPairedSession()
  const { kit } = await setUpPairing({ pairingTransport: { ...mockTransport(), adopt: async () => session } })
  await open(kit, { uri: OWN })
  await settled()
  expect(selectNamespaceStatus(kit.getState())).toBe('connected')
})

test.each([{ manualPairingControl: true }, { enablePairing: false }])(
  'R-MODAL-07 R-CFG-09 creates no URI with %p',
  async (options) => {
    const { hold, pairing, connect } = await setUpPairing({ options })
    await hold()
    expect(pairing.offers).toHaveLength(0)
    expect(connect().wcUri).toBe(undefined)
  },
)

test('R-ALERT-16 R-ALERT-10 raises the alert in addition to the failure when the service does not know the project', async () => {
  const { connect, hold, kit } = await setUpPairing({
    pairingTransport: { ...mockTransport(), pair: () => Promise.reject(new Error('Unauthorized: invalid key')) },
  })
  await hold()
  expect(connect().wcError).toBe(true)
  expect(kit.getState().alert.shortMessage).toBe('Invalid Project ID')
})
