import { getFamilyName, isSupportedOn, type NetworkInput, parseCaipNetworkId } from '@bowline/kit-core'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { meadowFamily } from '../snippets/own-family'

const network: NetworkInput = {
  id: 'green',
  name: 'Green Meadow',
  chainNamespace: 'meadow',
  rpcUrls: { default: { http: ['https://node.meadow.example'] } },
}

test('R-ADPT-139 knows a family from the description of a descriptor', () => {
  const adapters = [mockAdapter({ namespace: 'meadow', family: meadowFamily })]
  const { kit } = createTestKit({ adapters, options: { networks: [network] } })
  expect(kit.config.networks[0]).toMatchObject({ caipNetworkId: 'meadow:green', nativeCurrency: { symbol: 'CLV' } })
  expect(parseCaipNetworkId('meadow:green')).toEqual({ namespace: 'meadow', chainId: 'green' })
  expect(getFamilyName('meadow')).toBe('Meadow chains')
  expect([isSupportedOn('send', 'meadow'), isSupportedOn('swaps', 'meadow')]).toEqual([true, false])
})
