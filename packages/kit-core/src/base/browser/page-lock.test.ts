/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/shop"}
 */
import { setUpOnramp } from '../../../test/onramp-fixture.js'
import { ADDRESS, pass, settled } from '../../../test/swap-fixture.js'
import { openOnrampProvider, switchAccount } from '../../actions.js'
import { mockAccounts } from '../../testing/index.js'

const OTHER = mockAccounts('eip155')[1]?.address ?? ''

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

test('R-STORE-28 R-RAMP-58 works as without Web Locks where the browser refuses them', async () => {
  const request = async () => {
    throw new DOMException('The user blocks storage', 'SecurityError')
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  const { kit } = await setUpOnramp()
  await openOnrampProvider(kit, { provider: 'coinbase' })
  await settled()
  switchAccount(kit, { address: OTHER })
  await settled()
  switchAccount(kit, { address: ADDRESS })
  await settled()
  await pass(0)
  expect(kit.getState().onramp.purchase?.status).toBe('waiting')
})
