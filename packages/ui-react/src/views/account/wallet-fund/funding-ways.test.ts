import type { KitOptions } from '@bowline/kit-core'
import { bitcoin, mainnet } from '@bowline/kit-core/networks'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import type { FeatureViews } from '../account/feature-views.js'
import { listFundingOptions } from './funding-options.js'

/** Views for every option. */
const ALL: FeatureViews = { onramp: 'Networks', receive: 'WalletReceive', pay: 'Account' }

function ways(options: Partial<KitOptions>, views?: FeatureViews) {
  const { kit } = createTestKit({ adapters: [mockAdapter(), mockAdapter({ namespace: 'bip122' })], options })
  return listFundingOptions(kit.getState(), kit.config, views).map(({ name }) => name)
}

test('R-RAMP-40 lists buying, receiving and an exchange in this order, each only when enabled', () => {
  const features = { onramp: true, receive: true, pay: true }
  expect(ways({ features }, ALL)).toEqual(['onramp', 'receive', 'pay'])
  expect(ways({ features: { ...features, onramp: false } }, ALL)).toEqual(['receive', 'pay'])
  expect(ways({ features: { ...features, receive: false } }, ALL)).toEqual(['onramp', 'pay'])
  expect(ways({ features: { ...features, pay: false } }, ALL)).toEqual(['onramp', 'receive'])
})

test('R-RAMP-40 R-CONST-38 R-PAY-07 lists only receiving on a namespace without purchases and payments', () => {
  expect(ways({ networks: [bitcoin, mainnet], features: { pay: true } }, ALL)).toEqual(['receive'])
})

test('R-FLOW-28 skips an option without a view', () => {
  expect(ways({ features: { pay: true } })).toEqual(['onramp', 'receive', 'pay'])
  expect(ways({ features: { pay: true } }, {})).toEqual([])
})
