import { madeRequest } from '../../../test/session-fixture.js'
import { InvalidPermissionsError } from './errors.js'
import { parsePermissionsRequest } from './parse-permissions-request.js'

const NOW = Math.floor(Date.now() / 1_000)
const TOKEN = `0x${'70'.repeat(20)}`

const problemsOf = (request: unknown): readonly string[] => {
  try {
    parsePermissionsRequest(request, NOW)
    return []
  } catch (error) {
    return error instanceof InvalidPermissionsError ? error.problems : [String(error)]
  }
}
const permission = (type: string, data: object) => madeRequest({ permissions: [{ type, data }] })
const keys = (list: unknown) => madeRequest({ signer: { type: 'keys', data: { keys: list } } })
const allowance = { allowance: '0x1', start: NOW + 10, period: 60 }
const call = { address: TOKEN, abi: [{ type: 'function', name: 'pay' }] }

test('R-SESS-14 R-SESS-15 R-SESS-16 R-SESS-17 accepts every kind of permission', () => {
  const functions = [
    {
      functionName: 'pay',
      args: [{ operator: 'LESS_THAN', value: '0x10' }],
      valueLimit: '0x0',
      operation: 'DelegateCall',
    },
    { functionName: 'ask' },
  ]
  expect(problemsOf(permission('contract-call', { ...call, functions }))).toEqual([])
  expect(problemsOf(permission('native-token-recurring-allowance', allowance))).toEqual([])
  expect(problemsOf(permission('erc20-recurring-allowance', { ...allowance, token: TOKEN }))).toEqual([])
  expect(problemsOf(madeRequest({ address: TOKEN, policies: [{ type: 'x', data: { a: [1] } }] }))).toEqual([])
})

test('R-SESS-18 accepts a start equal to now and rejects an earlier one', () => {
  expect(problemsOf(permission('native-token-recurring-allowance', { ...allowance, start: NOW }))).toEqual([])
  expect(problemsOf(permission('native-token-recurring-allowance', { ...allowance, start: NOW - 1 }))).toEqual([
    'Invalid permissions.0.data.start: Must not be in the past',
  ])
})

test.each<[object, string]>([
  [madeRequest({ chainId: 1 }), 'Invalid chainId: Must be a chain id in hexadecimal, such as 0x1'],
  [madeRequest({ chainId: '0x' }), 'Invalid chainId: Must be a chain id in hexadecimal, such as 0x1'],
  [madeRequest({ address: '0x1' }), 'Invalid address: Must be an address: 0x and 40 hexadecimal digits'],
  [madeRequest({ expiry: NOW }), 'Invalid expiry: Must be in the future'],
  [madeRequest({ expiry: 1.5 }), 'Invalid expiry: Must be whole seconds'],
  [keys([]), 'Invalid signer.data.keys: Must hold at least one key'],
  [keys([{ type: 'rsa', publicKey: '0x1' }]), 'Invalid signer.data.keys.0.type: Must be secp256r1 or secp256k1'],
  [
    keys([{ type: 'secp256k1', publicKey: 'ab' }]),
    'Invalid signer.data.keys.0.publicKey: Must be hexadecimal, beginning with 0x',
  ],
  [madeRequest({ permissions: [] }), 'Invalid permissions: Must hold at least one permission'],
  [permission('everything', {}), 'Invalid permissions.0.type: Unknown type of permission'],
  [
    permission('native-token-recurring-allowance', { ...allowance, allowance: 5 }),
    'Invalid permissions.0.data.allowance: Must be a whole number in hexadecimal, such as 0x1',
  ],
  [
    permission('native-token-recurring-allowance', { ...allowance, period: 0 }),
    'Invalid permissions.0.data.period: Must be more than 0 seconds',
  ],
  [
    permission('erc20-recurring-allowance', allowance),
    'Invalid permissions.0.data.token: Must be an address: 0x and 40 hexadecimal digits',
  ],
  [
    permission('contract-call', { ...call, functions: [] }),
    'Invalid permissions.0.data.functions: Must hold at least one function',
  ],
  [madeRequest({ policies: undefined }), 'Invalid policies: Must be a list'],
  [madeRequest({ policies: [{ type: '', data: {} }] }), 'Invalid policies.0.type: Must not be empty'],
  [madeRequest({ extra: 1 }), 'Invalid extra: Unknown field'],
  [
    permission('native-token-recurring-allowance', { ...allowance, more: 1 }),
    'Invalid permissions.0.data.more: Unknown field',
  ],
])('R-SESS-19 %# names the problem', (request, problem) => {
  expect(problemsOf(request)).toEqual([problem])
})

test.each([
  [madeRequest({ expiry: Date.now() + 60_000 }), 'Invalid expiry'],
  [
    permission('native-token-recurring-allowance', { ...allowance, start: Date.now() + 60_000 }),
    'Invalid permissions.0.data.start',
  ],
])('R-SESS-60 %# rejects milliseconds given as seconds', (request, problem) => {
  expect(problemsOf(request)).toEqual([`${problem}: Must be in seconds, not in milliseconds`])
})

test('R-SESS-19 reports every problem in one message', () => {
  const request = madeRequest({ chainId: 'x', policies: 1, unknown: 1 })
  expect(() => parsePermissionsRequest(request, NOW)).toThrow(
    'Invalid chainId: Must be a chain id in hexadecimal, such as 0x1; Invalid policies: Must be a list; Invalid unknown: Unknown field',
  )
  for (const odd of [undefined, null, 5, 'x', []])
    expect(problemsOf(odd)).toEqual(['Invalid request: Must be an object'])
})
