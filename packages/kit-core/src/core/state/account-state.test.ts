/** @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs */
import { settled, setUpPairing, tidyPairing } from '../../../test/pairing-fixture.js'
import { connect, openWalletLink } from '../../actions.js'

afterEach(tidyPairing)

const WALLET = { id: 'rainbow', name: 'Rainbow Wallet', mobile_link: 'rainbow://' }

test('R-STATE-01 R-STATE-02 reports the connection state from disconnected through pairing to connected', async () => {
  const { kit, hold, pairing, connect: state } = await setUpPairing()
  expect(state()).toMatchObject({
    connections: {},
    wcError: false,
    buffering: false,
    status: 'disconnected',
    wcBasic: false,
  })
  for (const key of ['wcUri', 'wcPairingExpiry', 'wcLinking', 'recentWallet'])
    expect(state()).toHaveProperty(key, undefined)

  await hold(WALLET)
  const { uri } = pairing.last()
  expect(state()).toMatchObject({ wcUri: uri, wcPairingExpiry: expect.any(Number), recentWallet: WALLET })
  Object.defineProperty(window, 'open', { value: () => null, configurable: true })
  openWalletLink(kit, { wallet: WALLET, platform: 'mobile', uri })
  expect(state().wcLinking).toEqual({ name: 'Rainbow Wallet', href: 'rainbow://' })

  pairing.last().reject()
  await settled()
  expect(state()).toMatchObject({ wcError: true, status: 'disconnected', wcUri: undefined })

  const connection = await connect(kit, { connectorId: 'test.wallet.eip155' })
  expect(state()).toMatchObject({ connections: { eip155: [connection] }, status: 'connected' })
})
