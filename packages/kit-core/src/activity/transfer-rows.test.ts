import { coins, piece, transaction } from '../../test/activity-bench.js'
import { PENDING_TRANSACTIONS_MAX, TRANSFER_SIGNS, transferRows, transferSign } from '../index.js'

const rows = (...transfers: readonly ReturnType<typeof coins | typeof piece>[]) =>
  transferRows(transaction('x', { transfers })).map((row) => row.length)

test('R-ACCT-43 two transfers that are not both NFTs share a row; others have one each', () => {
  expect(rows(coins('ETH', '1'))).toEqual([1])
  expect(rows(coins('ETH', '1'), coins('USDC', '1'))).toEqual([2])
  expect(rows(coins('ETH', '1'), piece('Knot'))).toEqual([2])
  expect(rows(piece('Sheet'), piece('Knot'))).toEqual([1, 1])
  expect(rows(coins('ETH', '1'), coins('USDC', '1'), coins('DAI', '1'))).toEqual([1, 1, 1])
})

test('R-ACCT-47 what moved nothing has a row without transfers', () => {
  expect(rows()).toEqual([0])
})

test('R-ACCT-44 R-CONST-42 the signs of operations', () => {
  expect(['receive', 'deposit', 'borrow', 'claim'].map(transferSign)).toEqual(['+', '+', '+', '+'])
  expect(['withdraw', 'repay', 'burn'].map(transferSign)).toEqual(['-', '-', '-'])
  expect(['send', 'trade', 'mint', 'execute', '', '__proto__', 'constructor'].map(transferSign).join('')).toBe('')
  expect(TRANSFER_SIGNS).toEqual({
    plus: ['receive', 'deposit', 'borrow', 'claim'],
    minus: ['withdraw', 'repay', 'burn'],
  })
})

test('R-CONST-15 the most pending transactions that are watched', () => {
  expect(PENDING_TRANSACTIONS_MAX).toBe(99)
})
