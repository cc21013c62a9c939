import { setFeatures } from '../../actions.js'
import type { KitOptions, Namespace } from '../../index.js'
import { createTestKit } from '../../testing/index.js'
import { selectWalletActions } from './select-wallet-actions.js'

const actions = (options: Partial<KitOptions> = {}, namespace?: Namespace) => {
  const { kit } = createTestKit({ options })
  return selectWalletActions(kit.getState(), kit.config, namespace).map(({ name, reason }) =>
    reason ? `${name}: ${reason}` : name,
  )
}

test('R-ACCT-60 R-CONST-31 returns the actions in the app’s order', () => {
  expect(actions()).toEqual(['onramp', 'swaps', 'receive', 'send'])
  const walletFeaturesOrder = ['send', 'receive', 'send'] as const
  expect(actions({ features: { walletFeaturesOrder } })).toEqual(['send', 'receive'])
})

test('R-ACCT-61 R-ACCT-62 omits an action whose feature is off', () => {
  expect(actions({ features: { onramp: false, swaps: false, receive: false } })).toEqual(['send'])
})

test('R-ACCT-61 R-CONST-38 R-RAMP-01 gives a reason for an action the namespace does not support, and omits buying', () => {
  expect(actions({}, 'solana')).toEqual(['onramp', 'swaps: unsupported-namespace', 'receive', 'send'])
  expect(actions({}, 'bip122')).toEqual(['swaps: unsupported-namespace', 'receive', 'send: unsupported-namespace'])
})

test('R-REACT-06 returns the same object per namespace while its inputs do not change', () => {
  const { kit } = createTestKit()
  const of = (namespace?: Namespace) => selectWalletActions(kit.getState(), kit.config, namespace)
  const [evm, solana] = [of(), of('solana')]
  expect([of(), of('eip155'), of('solana')]).toEqual([evm, evm, solana])
  expect(of()).toBe(evm)
  expect(of('solana')).toBe(solana)
  setFeatures(kit, { send: false })
  expect(of()).not.toBe(evm)
})
