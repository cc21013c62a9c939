import { coins, piece, transaction } from '../../../test/activity-fixture.js'
import { PENDING_TRANSACTIONS_MAX } from '../../core/state/pending-state.js'
import { isDirectionContradicted, TRANSFER_SIGNS, transferRows, transferSign } from './transfer-rows.js'

const rows = (...transfers: readonly ReturnType<typeof coins | typeof piece>[]) =>
  transferRows(transaction('x', { transfers })).map((row) => row.length)

test('R-ACCT-43 puts two transfers that are not both NFTs in one row, and others in one each', () => {
  expect(rows(coins('ETH', '1'))).toEqual([1])
  expect(rows(coins('ETH', '1'), coins('USDC', '1'))).toEqual([2])
  expect(rows(coins('ETH', '1'), piece('Knot'))).toEqual([2])
  expect(rows(piece('Sheet'), piece('Knot'))).toEqual([1, 1])
  expect(rows(coins('ETH', '1'), coins('USDC', '1'), coins('DAI', '1'))).toEqual([1, 1, 1])
})

test('R-ACCT-47 returns one empty row when nothing was moved', () => {
  expect(rows()).toEqual([0])
})

test('R-ACCT-44 R-CONST-42 returns the signs of operations', () => {
  expect(['receive', 'deposit', 'borrow', 'claim'].map((name) => transferSign(name))).toEqual(['+', '+', '+', '+'])
  expect(['withdraw', 'repay', 'burn'].map((name) => transferSign(name))).toEqual(['-', '-', '-'])
  const unsigned = ['send', 'trade', 'mint', 'execute', '', '__proto__', 'constructor']
  expect(unsigned.map((name) => transferSign(name)).join('')).toBe('')
  expect(TRANSFER_SIGNS).toEqual({
    plus: ['receive', 'deposit', 'borrow', 'claim'],
    minus: ['withdraw', 'repay', 'burn'],
  })
})

test('R-CONST-15 limits the number of watched pending transactions', () => {
  expect(PENDING_TRANSACTIONS_MAX).toBe(99)
})

test('R-ACCT-176 R-ACCT-44 gives no sign when operation and direction contradict each other, or to the account itself', () => {
  for (const name of ['send', 'trade', 'mint', 'something new'])
    expect((['in', 'out', 'self'] as const).map((direction) => transferSign(name, direction))).toEqual(['+', '-', ''])
  for (const name of TRANSFER_SIGNS.plus)
    expect((['in', 'out', 'self'] as const).map((direction) => transferSign(name, direction))).toEqual(['+', '', ''])
  for (const name of TRANSFER_SIGNS.minus)
    expect((['in', 'out', 'self'] as const).map((direction) => transferSign(name, direction))).toEqual(['', '-', ''])
  expect(isDirectionContradicted('receive', [coins('ETH', '1', 'out')])).toBe(true)
  expect(isDirectionContradicted('send', [coins('ETH', '1', 'self')])).toBe(true)
  expect(isDirectionContradicted('receive', [coins('ETH', '1', 'out'), coins('USDC', '1')])).toBe(false)
  expect(isDirectionContradicted('send', [])).toBe(false)
})
