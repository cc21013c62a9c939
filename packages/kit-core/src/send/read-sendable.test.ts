import { settled, setUpAccount } from '../../test/account-bench.js'
import { readSendable } from '../actions.js'
import { mockAdapter } from '../testing/index.js'

test('R-SEND-34 R-ACCT-05 what could not be read is read again: the coin too, where nobody tells tokens', async () => {
  const adapter = mockAdapter()
  adapter.controls.rejectNext({ method: 'getBalance', error: new Error('No node') })
  const { kit, account } = await setUpAccount({ adapters: [adapter] })
  expect(account()).toMatchObject({ balance: undefined, isBalanceStale: true })
  readSendable(kit)
  await settled()
  expect(account()).toMatchObject({ balance: '1.5', isBalanceStale: false, tokenStatus: 'ready' })
})
