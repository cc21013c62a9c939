import { getNetworkAliases, type NetworkAliases } from './network-aliases.js'
import { parseSessionEvent } from './session-events.js'
import { parseNamespaces } from './session-namespaces.js'

const aliases: NetworkAliases = getNetworkAliases([])
const A = '0xAbcdefabcdefabcdefabcdefabcdefabcdefabcd'
const B = '0x2222222222222222222222222222222222222222'
const read = (namespaces: unknown) => parseNamespaces(namespaces, aliases)
const approved = read({
  eip155: { accounts: [`eip155:1:${A}`, `eip155:1:${B}`, `eip155:10:${A}`], methods: [], events: [] },
})
const hear = (params: unknown) => parseSessionEvent(params, approved, aliases)

test('R-CONN-41 collects networks from the accounts and the named ones, by namespace or by network', () => {
  expect(
    read({
      eip155: { accounts: [`eip155:1:${A}`], chains: ['eip155:1', 'eip155:137'], methods: ['m'], events: ['e'] },
      'eip155:10': { accounts: [`eip155:10:${A}`], methods: ['m', 'n'], events: [] },
    }),
  ).toEqual({
    eip155: {
      accounts: [`eip155:1:${A}`, `eip155:10:${A}`],
      caipNetworkIds: ['eip155:1', 'eip155:137', 'eip155:10'],
      methods: ['m', 'n'],
      events: ['e'],
    },
  })
})

test('R-STATE-25 R-STATE-26 maps older ids of Solana to the current ones, once', () => {
  expect(
    read({
      solana: {
        accounts: [
          'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ:abc',
          'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc',
          'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K:abc',
        ],
      },
    }).solana,
  ).toMatchObject({
    accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:abc'],
    caipNetworkIds: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  })
})

test.each([
  undefined,
  null,
  [],
  'eip155',
  { eip155: null },
  { eip155: { accounts: 'eip155:1:0x1' } },
  { eip155: { accounts: [7, null, 'eip155:1', 'eip155:1:', 'eip155:1:a:b', 'solana:x:y', 'eip155:1:<img src=x>'] } },
  { near: { accounts: ['near:mainnet:a'] } },
  JSON.parse('{"__proto__":{"accounts":["eip155:1:0x1"]}}'),
])('R-CONN-41 skips invalid entries: %j', (namespaces) => {
  expect(read(namespaces)).toEqual({})
})

test.each([
  ['a number', 10, 'eip155:10'],
  ['decimal text', '10', 'eip155:10'],
  ['hexadecimal', '0xa', 'eip155:10'],
  ['CAIP-2', 'eip155:10', 'eip155:10'],
  ['nothing', undefined, 'eip155:1'],
  ['an unlisted network', 424242, 'eip155:424242'],
])('R-CONN-38 parses a network change sent as %s', (_, data, caipNetworkId) => {
  expect(hear({ chainId: 'eip155:1', event: { name: 'chainChanged', data } })).toEqual({
    type: 'network',
    caipNetworkId,
  })
})

test.each([0, -1, 1.5, 1e40, Number.NaN, '0xzz', 'solana:x', {}, [], true, '<b>'])(
  'R-CONN-38 ignores a network sent as %p',
  (data) => {
    expect(hear({ chainId: 'eip155:1', event: { name: 'chainChanged', data } })).toBe(undefined)
  },
)

test('R-CONN-38 parses accounts as addresses or CAIP-10, in any case, and keeps only approved ones', () => {
  const parseAccounts = (data: unknown) => hear({ chainId: 'eip155:1', event: { name: 'accountsChanged', data } })
  const accounts = [`eip155:1:${A}`, `eip155:10:${A}`]
  expect(parseAccounts([A.toLowerCase()])).toEqual({ type: 'accounts', namespace: 'eip155', accounts })
  expect(parseAccounts([`eip155:1:${A}`])).toEqual({ type: 'accounts', namespace: 'eip155', accounts })
  for (const data of [[], ['0x3'], [null], 'eip155', undefined, [{}]]) expect(parseAccounts(data)).toBe(undefined)
})

test.each([
  undefined,
  null,
  {},
  { chainId: 'near:1', event: { name: 'chainChanged', data: 1 } },
  { chainId: 'eip155:1' },
])('R-CONN-38 ignores an invalid event: %j', (params) => {
  expect(hear(params)).toBe(undefined)
})
