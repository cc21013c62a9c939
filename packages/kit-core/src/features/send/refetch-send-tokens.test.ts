import { settled, setUpAccount } from '../../../test/account-bench.js'
import { refetchSendTokens, refreshTokens } from '../../actions.js'
import { selectSend } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

test('R-SEND-34 R-ACCT-05 what could not be read is read again: the coin too, where nobody tells tokens', async () => {
  const adapter = mockAdapter()
  adapter.controls.rejectNext({ method: 'getBalance', error: new Error('No node') })
  const { kit, account } = await setUpAccount({ adapters: [adapter] })
  expect(account()).toMatchObject({ balance: undefined, isBalanceStale: true })
  refetchSendTokens(kit)
  await settled()
  expect(account()).toMatchObject({ balance: '1.5', isBalanceStale: false, tokenStatus: 'ready' })
})

test('R-SEND-40 the coin is offered by its balance until the tokens are there, and where they cannot be read', async () => {
  const { kit, hold, api, account } = await setUpAccount()
  const offered = () =>
    selectSend(kit.getState()).tokenBalances.map(({ symbol, quantity }) => [symbol, quantity.numeric])
  expect(account().balance).toBe('1.5')
  const { release } = hold('/balance')
  const answer = refreshTokens(kit)
  await settled()
  expect([account().tokenStatus, offered()]).toEqual(['loading', [['ETH', '1.5']]])
  api.setScenario('500')
  release()
  await answer
  expect([account().tokenStatus, offered()]).toEqual(['failed', [['ETH', '1.5']]])
})
