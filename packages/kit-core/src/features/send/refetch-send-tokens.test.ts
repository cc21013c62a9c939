import { settled, setUpAccount } from '../../../test/account-fixture.js'
import { refetchSendTokens, refreshTokens } from '../../actions.js'
import { selectSend } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

test('R-SEND-34 R-ACCT-05 refetches tokens that failed to load, and the native balance when the adapter lists no tokens', async () => {
  const adapter = mockAdapter()
  adapter.controls.rejectNext({ method: 'getBalance', error: new Error('No node') })
  const { kit, account } = await setUpAccount({ adapters: [adapter] })
  expect(account()).toMatchObject({ balance: undefined, isBalanceStale: true })
  refetchSendTokens(kit)
  await settled()
  expect(account()).toMatchObject({ balance: '1.5', isBalanceStale: false, tokenStatus: 'ready' })
})

test('R-SEND-40 offers the native token by its balance until the tokens load, and when they fail', async () => {
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
