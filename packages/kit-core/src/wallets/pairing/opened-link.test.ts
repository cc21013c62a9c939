/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { settled, setUpPairing, tidyPairing } from '../../../test/pairing-fixture.js'
import { openWalletLink, startPairing } from '../../actions.js'
import { mockPairedSession } from '../../testing/index.js'

const RAINBOW = { id: 'rainbow', name: 'Rainbow', mobile_link: 'rainbow://' }
const FOX = { id: 'fox', name: 'Fox', mobile_link: 'fox://' }

beforeEach(() => {
  Object.defineProperty(window, 'open', { value: () => null, configurable: true })
})
afterEach(tidyPairing)

async function setUp() {
  const bench = await setUpPairing()
  return {
    ...bench,
    link: () => bench.storage.entries().WALLETCONNECT_DEEPLINK_CHOICE,
    async show(wallet?: typeof FOX) {
      const release = startPairing(bench.kit, { wallet })
      await settled()
      return release
    },
    press: (wallet: typeof FOX) =>
      openWalletLink(bench.kit, { wallet, platform: 'mobile', uri: bench.kit.getState().connect.wcUri }),
    async approve() {
      bench.pairing.last().approve(mockPairedSession())
      await settled()
    },
  }
}

test('R-CONN-272 does not use the link of a wallet that the user left for another one', async () => {
  const { show, press, approve, link, events } = await setUp()
  const leave = await show(RAINBOW)
  press(RAINBOW)
  leave()
  await show(FOX)
  await approve()
  expect(link()).toBeUndefined()
  expect(events).toContainEqual(['CONNECT_SUCCESS', { method: 'qrcode', name: 'Paired Wallet' }])
})

test('R-CONN-272 keeps the link of a wallet that is shown again', async () => {
  const { show, press, approve, link } = await setUp()
  const leave = await show(RAINBOW)
  press(RAINBOW)
  leave()
  await show(RAINBOW)
  await approve()
  expect(link()).toBe('{"name":"Rainbow","href":"rainbow://"}')
})

test('R-CONN-272 stores no link for a wallet paired by QR code in place of a linked one', async () => {
  const { show, press, approve, link } = await setUp()
  await show(RAINBOW)
  press(RAINBOW)
  await approve()
  await show()
  await approve()
  expect(link()).toBeUndefined()
})
