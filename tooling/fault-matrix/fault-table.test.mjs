// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultTable } from './fault-table.mjs'

test('prints one table per view, one line per fault, one column per endpoint, and the sums', () => {
  const cells = [
    { view: 'Account', endpoint: 'balances', fault: '500', outcome: 'one press' },
    { view: 'Account', endpoint: 'identity', fault: '500', outcome: 'unharmed' },
    { view: 'Account', endpoint: 'balances', fault: 'never', outcome: 'failed' },
    { view: 'Connect', endpoint: 'wallets', fault: '500', outcome: 'next opening' },
  ]
  const [account, connect, legend, sums] = faultTable(cells).split('\n\n')
  assert.deepEqual(account?.split('\n'), ['Account  balances  identity', '500      press     ·', 'never    FAILED'])
  assert.deepEqual(connect?.split('\n'), ['Connect  wallets', '500      next'])
  assert.match(legend ?? '', /one press/)
  assert.equal(sums, '4 cells: 1 unharmed, 1 one press, 1 next opening, 1 failed')
})
