import { selectWallet, start } from '../../actions.js'
import { createTestKit, mockAdapter, mockTransport } from '../../testing/index.js'

let loads = 0
jest.mock('@walletconnect/sign-client', () => {
  loads += 1
  return {}
})

const settled = () => new Promise(setImmediate)

beforeEach(() => {
  loads = 0
  jest.resetModules()
})

test('R-CONN-140 loads the pairing library when a wallet that pairs is chosen', async () => {
  const { kit } = createTestKit({ adapters: [mockAdapter()], pairingTransport: mockTransport() })
  const stop = start(kit)
  selectWallet(kit, {})
  await settled()
  expect(loads).toBe(1)
  stop()
})

test.each([
  ['an adapter pairs with the app’s own provider', { pairingProvider: async () => undefined }, {}],
  ['the app sets a provider', {}, { universalProvider: {} }],
  ['pairing is off', {}, { enablePairing: false }],
])('R-CONN-231 does not load the pairing library when %s', async (_, member, options) => {
  const evm = mockAdapter()
  const adapter = {
    ...evm,
    create: (context: Parameters<typeof evm.create>[0]) => ({ ...evm.create(context), ...member }),
  }
  const { kit } = createTestKit({ adapters: [adapter], options, pairingTransport: mockTransport() })
  const stop = start(kit)
  selectWallet(kit, {})
  await settled()
  expect(loads).toBe(0)
  stop()
})
