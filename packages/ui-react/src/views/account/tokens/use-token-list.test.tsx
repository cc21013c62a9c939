import { connect, ready, setHideBalances, showToast } from '@bowline/kit-core/actions'
import { mainnet } from '@bowline/kit-core/networks'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, render, waitFor } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { ENGLISH } from '../../../../test/page/catalogue.js'
import { serving, token, tokenRows } from '../../../../test/views/account-fixture.js'
import { KitProvider } from '../../../kit/kit-provider.js'
import { MessagesContext } from '../../../kit/use-messages.js'
import { TokenList } from './token-list.js'

test('R-REACT-04 R-ACCT-25 renders the tokens again only when displayed values change', async () => {
  const { kit } = createTestKit({ fetch: serving(token()).fetch, options: { networks: [mainnet] } })
  let renders = 0
  const page = (content: ReactNode) => (
    <KitProvider kit={kit}>
      <MessagesContext.Provider value={ENGLISH}>
        <Profiler id="tokens" onRender={() => renders++}>
          {content}
        </Profiler>
      </MessagesContext.Provider>
    </KitProvider>
  )
  const { rerender } = render(page(null))
  await act(() => ready(kit))
  await act(async () => void (await connect(kit, { connectorId: 'test.wallet.eip155' })))
  rerender(page(<TokenList />))
  await waitFor(() => expect(tokenRows()).toEqual(['EtherETH$4,500.001.5']))
  const before = renders
  await act(async () => showToast(kit, { message: 'Done', variant: 'success' }))
  expect(renders).toBe(before)
  await act(async () => setHideBalances(kit, true))
  expect(renders).toBeGreaterThan(before)
  expect(tokenRows()).toEqual(['EtherETH••••Hidden'])
})
