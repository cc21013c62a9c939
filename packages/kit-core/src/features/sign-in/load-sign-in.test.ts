import { EVM_WALLET, memorySignIn, settled } from '../../../test/sign-in-fixture.js'
import { attachSurface, close, connect, disconnect, hideToast, open, showToast } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'
import { loadSignInOnConnect } from './load-sign-in.js'

function setUp() {
  const { kit, log } = createTestKit({
    adapters: [mockAdapter()],
    options: { networks: [mainnet], siwx: memorySignIn().config },
  })
  attachSurface(kit)
  for (const adapter of kit.adapters.values()) adapter.syncConnectors()
  const network = { isDown: true, tries: 0 }
  loadSignInOnConnect(kit, async () => {
    network.tries += 1
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module')
    return import('./watch-sign-in.js')
  })
  const status = () => kit.getState().signIn.status
  return { kit, log, network, status }
}

test('R-SIWX-06 does not retry a failed load of sign-in on unrelated state changes', async () => {
  const { kit, log, network } = setUp()
  await connect(kit, { connectorId: EVM_WALLET })
  await settled()
  const { tries } = network
  for (const message of ['one', 'two', 'three']) {
    showToast(kit, { message })
    await settled()
  }
  expect(network.tries).toBe(tries)
  expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(tries)
  hideToast(kit)
})

test('R-SIWX-06 retries a failed load of sign-in when the modal opens, then continues', async () => {
  const { kit, network, status } = setUp()
  await connect(kit, { connectorId: EVM_WALLET })
  await settled()
  expect(status()).toBe('idle')
  close(kit)
  network.isDown = false
  void open(kit)
  await settled()
  expect(status()).toBe('needed')
  const { tries } = network
  close(kit)
  void open(kit)
  expect(network.tries).toBe(tries)
})

test('R-SIWX-06 retries a failed load of sign-in with the next connection', async () => {
  const { kit, network, status } = setUp()
  await connect(kit, { connectorId: EVM_WALLET })
  await settled()
  await disconnect(kit)
  await settled()
  network.isDown = false
  await connect(kit, { connectorId: EVM_WALLET })
  await settled()
  expect(status()).toBe('needed')
})
