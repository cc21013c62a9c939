import { connect, switchNetwork } from '@bowline/kit-core/actions'
import { mainnet, optimism, solana } from '@bowline/kit-core/networks'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createHistory, type HistoryResponse, transaction } from '../../test/page/history.js'
import '../../test/page/page-rules.js'
import { renderKitHook } from '../../test/page/render-kit-hook.js'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitActivity } from './use-kit-activity.js'

const setUp = async (...answers: readonly HistoryResponse[]) => {
  const history = createHistory(...answers)
  const rendered = await renderKitHook(() => useKitActivity(), {
    initialProps: undefined,
    fetch: history.fetch,
    options: { networks: [mainnet, optimism] },
  })
  return { ...rendered, history, used: () => rendered.result.current }
}

const connectWallet = (kit: Parameters<typeof connect>[0]) =>
  act(async () => void (await connect(kit, { connectorId: 'test.wallet.eip155' })))

test('R-REACT-03 R-REACT-07 R-ACCT-32 useKitActivity fetches the history once, when there is an account', async () => {
  const { kit, used, history } = await setUp({ data: [transaction('a')], next: 'c1' })
  expect(used()).toMatchObject({ data: undefined, isPending: false, error: undefined, hasNextPage: false })
  const release = history.hold()
  await connectWallet(kit)
  await waitFor(() => expect(used().isPending).toBe(true))
  await act(async () => release())
  await waitFor(() => expect(used().isPending).toBe(false))
  expect(history.asked).toEqual([null])
  expect(used()).toMatchObject({
    data: { transactions: [{ id: 'a' }], groups: [{ kind: 'month', year: 2026, month: 2 }] },
    hasNextPage: true,
  })
})

test('R-REACT-03 R-REACT-06 R-ACCT-37 useKitActivity loads pages, keeps them after a failure, and continues on retry', async () => {
  const { kit, used, history } = await setUp({ data: [transaction('a')], next: 'c1' }, 500, {
    data: [transaction('b')],
  })
  await connectWallet(kit)
  await waitFor(() => expect(used().data).toBeDefined())
  const { fetchNextPage, refetch } = used()
  await act(() => fetchNextPage())
  expect(used().error).toMatchObject({ code: 'activity/fetch-failed' })
  expect(used()).toMatchObject({ data: { transactions: [{ id: 'a' }] }, hasNextPage: true })
  await act(() => used().fetchNextPage())
  expect(used()).toMatchObject({ error: undefined, hasNextPage: false })
  expect(used().data?.transactions.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(used().fetchNextPage).toBe(fetchNextPage)
  expect(used().refetch).toBe(refetch)
  expect(history.asked).toEqual([null, 'c1', 'c1'])
})

test('R-ACCT-40 useKitActivity fetches another history when the network changes', async () => {
  const { kit, used, history } = await setUp(
    { data: [transaction('a')] },
    { data: [transaction('b', { chain: 'eip155:10' })] },
  )
  await connectWallet(kit)
  await waitFor(() => expect(used().data?.transactions[0]?.id).toBe('a'))
  await act(() => switchNetwork(kit, { caipNetworkId: 'eip155:10' }))
  await waitFor(() => expect(used().data?.transactions[0]?.id).toBe('b'))
  expect(history.asked).toHaveLength(2)
})

test('R-REACT-03 useKitActivity fetches nothing and does not reject without an account', async () => {
  const { used, history } = await setUp({ data: [] })
  await act(() => used().refetch())
  await act(() => used().fetchNextPage())
  expect(history.asked).toEqual([])
})

test('R-ACCT-02 useKitActivity returns an empty history without a request where no history is available', async () => {
  const history = createHistory({ data: [] })
  const adapter = mockAdapter({ namespace: 'solana' })
  const { kit, result } = await renderKitHook(() => useKitActivity({ namespace: 'solana' }), {
    initialProps: undefined,
    adapters: [adapter],
    fetch: history.fetch,
    options: { networks: [solana] },
  })
  await act(async () => void (await connect(kit, { connectorId: 'test.wallet.solana' })))
  await waitFor(() => expect(result.current.data).toEqual({ transactions: [], groups: [] }))
  expect(history.asked).toEqual([])
})

test('R-HOST-01 useKitActivity returns no history and fetches nothing on a server', () => {
  const { kit, requests } = createTestKit()
  const Shown = () => <p>{JSON.stringify(useKitActivity())}</p>
  const text = renderToString(
    <KitProvider kit={kit}>
      <Shown />
    </KitProvider>,
  )
  expect(text).toContain('isPending')
  expect(requests).toEqual([])
})
