import { describePermission } from './describe-permission.js'

const TOKEN = `0x${'70'.repeat(20)}`
const DAILY = { allowance: '0xde0b6b3a7640000', start: 1_800_000_000, period: 86_400 }

test('R-SESS-10 describes an allowance in base units with its period', () => {
  expect(describePermission({ type: 'native-token-recurring-allowance', data: DAILY })).toEqual({
    kind: 'allowance',
    token: undefined,
    allowance: 10n ** 18n,
    isUnlimited: false,
    periodSec: 86_400,
    startsAtMs: 1_800_000_000_000,
  })
  const all = { ...DAILY, allowance: `0x${'f'.repeat(40)}`, token: TOKEN, start: 'x' }
  expect(describePermission({ type: 'erc20-recurring-allowance', data: all })).toMatchObject({
    token: TOKEN,
    isUnlimited: true,
    startsAtMs: undefined,
  })
})

test('R-SESS-10 describes a contract, its functions and their limits', () => {
  const functions = [
    { functionName: 'pay', valueLimit: '0x10', args: [{ operator: 'EQUAL', value: '0x1' }] },
    { functionName: 'run', operation: 'DelegateCall' },
  ]
  expect(describePermission({ type: 'contract-call', data: { address: TOKEN, abi: [], functions } })).toEqual({
    kind: 'contract',
    address: TOKEN,
    functions: [
      { name: 'pay', valueLimit: 16n, conditions: 1, isDelegated: false },
      { name: 'run', valueLimit: undefined, conditions: 0, isDelegated: true },
    ],
  })
})

test.each([
  ['contract-call', { address: 'javascript:', functions: [{ functionName: 'a' }] }],
  ['contract-call', { address: TOKEN, functions: [] }],
  ['contract-call', { address: TOKEN, functions: [{ functionName: 'a' }, {}] }],
  ['contract-call', { address: TOKEN, functions: [{ functionName: 'a', valueLimit: 5 }] }],
  ['contract-call', { address: TOKEN, functions: Array(101).fill({ functionName: 'a' }) }],
  ['erc20-recurring-allowance', DAILY],
  ['native-token-recurring-allowance', { ...DAILY, allowance: '1' }],
  ['native-token-recurring-allowance', { ...DAILY, allowance: `0x${'f'.repeat(65)}` }],
  ['native-token-recurring-allowance', { ...DAILY, period: 0.5 }],
  ['everything', {}],
])('R-SESS-10 describes %s with %j as unknown', (type, data) => {
  expect(describePermission({ type, data })).toEqual({ kind: 'unknown', type })
})
