import { readFrameConfig } from './frame-config.js'

const node = 'https://node.example/rpc'

test('R-FRAME-56 networks are known by their id; one that nobody can name, or pay fees on, is left out', () => {
  const coin = { symbol: 'TEST', decimals: 18 }
  const { networks, origins } = readFrameConfig({
    patterns: ['https://okay.example'],
    isDevelopment: false,
    networks: [
      { caipNetworkId: 'eip155:137', rpcUrl: node },
      { caipNetworkId: 'eip155:31337', rpcUrl: node, name: 'Local', coin },
      { caipNetworkId: 'eip155:4242', rpcUrl: node },
    ],
  })
  expect(origins).toEqual({ patterns: ['https://okay.example'], isDevelopment: false })
  expect([...networks.values()]).toEqual([
    { caipNetworkId: 'eip155:137', rpcUrl: node, name: 'Polygon', coin: { symbol: 'POL', decimals: 18 } },
    { caipNetworkId: 'eip155:31337', rpcUrl: node, name: 'Local', coin },
  ])
})

test.each([
  ['a node that is no address', [{ caipNetworkId: 'eip155:1', rpcUrl: 'javascript:alert(1)' }]],
  ['an id that is none', [{ caipNetworkId: '1', rpcUrl: node }]],
  ['no list', {}],
])('R-FRAME-56 %s is no configuration', (_, networks) => {
  expect(() => readFrameConfig({ patterns: [], isDevelopment: false, networks })).toThrow()
})
