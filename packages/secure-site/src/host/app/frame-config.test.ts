import { parseFrameConfig } from './frame-config.js'

const node = 'https://node.example/rpc'

test('R-FRAME-56 R-FRAME-120 keeps networks by id and skips those whose name or native token is unknown', () => {
  const coin = { symbol: 'TEST', decimals: 18 }
  const { networks, origins, login, passkeyApprovals } = parseFrameConfig({
    login: 'window',
    passkeyApprovals: false,
    patterns: ['https://okay.example'],
    isDevelopment: false,
    networks: [
      { caipNetworkId: 'eip155:137', rpcUrl: node },
      { caipNetworkId: 'eip155:31337', rpcUrl: node, bundlerUrl: 'https://bundler.example', name: 'Local', coin },
      { caipNetworkId: 'eip155:4242', rpcUrl: node },
    ],
  })
  expect([login, passkeyApprovals]).toEqual(['window', false])
  expect(origins).toEqual({ patterns: ['https://okay.example'], isDevelopment: false })
  expect([...networks.values()]).toEqual([
    { caipNetworkId: 'eip155:137', rpcUrl: node, name: 'Polygon', coin: { symbol: 'POL', decimals: 18 } },
    { caipNetworkId: 'eip155:31337', rpcUrl: node, bundlerUrl: 'https://bundler.example', name: 'Local', coin },
  ])
})

test.each([
  ['an RPC URL that is not HTTP', [{ caipNetworkId: 'eip155:1', rpcUrl: 'javascript:alert(1)' }]],
  ['a paymaster that is not HTTP', [{ caipNetworkId: 'eip155:1', rpcUrl: node, paymaster: { url: 'data:,x' } }]],
  ['a bundler that is not HTTP', [{ caipNetworkId: 'eip155:1', rpcUrl: node, bundlerUrl: 'data:,x' }]],
  ['an id that is not CAIP-2', [{ caipNetworkId: '1', rpcUrl: node }]],
  ['networks that are not a list', {}],
])('R-FRAME-56 rejects a configuration with %s', (_, networks) => {
  const rest = { patterns: [], isDevelopment: false, login: 'page', passkeyApprovals: false }
  expect(() => parseFrameConfig({ ...rest, networks })).toThrow()
  expect(parseFrameConfig({ ...rest, networks: [] }).networks.size).toBe(0)
})
