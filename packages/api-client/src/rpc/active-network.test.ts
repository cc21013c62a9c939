import { activeNetwork } from '../index.js'

test('R-API-14 supports a network whose CAIP-2 id is in http, not in ws', () => {
  const chains = { http: ['eip155:1'], ws: ['eip155:10'] }
  expect(activeNetwork('eip155:1', chains)).toEqual({ caipNetworkId: 'eip155:1', isSupported: true })
  expect(activeNetwork('eip155:10', chains)).toEqual({ caipNetworkId: 'eip155:10', isSupported: false })
  expect(activeNetwork('1', chains).isSupported).toBe(false)
})

test('R-API-13 R-API-14 supports nothing with an empty list or without an active network', () => {
  expect(activeNetwork('eip155:1', { http: [] }).isSupported).toBe(false)
  expect(activeNetwork(undefined, { http: ['eip155:1', ''] })).toEqual({ caipNetworkId: '', isSupported: false })
})
