import '../../test/page/page-rules.js'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act } from '@testing-library/react'
import { createExplorer, testWallets } from '../../test/page/explorer.js'
import { renderKitHook } from '../../test/page/render-kit-hook.js'
import { type KitWalletsParams, useKitWallets } from './use-kit-wallets.js'

afterEach(() => {
  jest.useRealTimers()
})

const render = (explorer = createExplorer(), initialProps: KitWalletsParams = {}, more: object = {}) =>
  renderKitHook((props: KitWalletsParams) => useKitWallets(props), { fetch: explorer.fetch, initialProps, ...more })
const names = ({ data }: ReturnType<typeof useKitWallets>) =>
  data.filter(({ hidden }) => hidden === undefined).map(({ name }) => name)

test('R-REACT-08 R-HOST-09 useKitWallets lists wallets of this browser, and fetches from the explorer only on request', async () => {
  const explorer = createExplorer()
  const { result } = await render(explorer)
  await explorer.settle()
  expect(names(result.current)).toEqual(['Test Wallet', 'Host Wallet'])
  expect(result.current).toMatchObject({ isPending: false, error: undefined, count: undefined, hasNextPage: true })
  expect(explorer.asked).toEqual([])
})

test('R-CONN-08 R-REACT-08 useKitWallets returns hidden wallets with the reason', async () => {
  const { result } = await render(createExplorer(), {}, { options: { excludeWalletIds: ['Host Wallet'] } })
  expect(result.current.data.map(({ name, hidden }) => [name, hidden])).toEqual([
    ['Test Wallet', undefined],
    ['Host Wallet', 'excluded'],
  ])
})

test('R-CONN-06 useKitWallets lists a wallet of this browser once when the directory also has it', async () => {
  const explorer = createExplorer([
    { id: 't', name: 'Test Wallet', badge_type: 'certified' },
    { id: 'h', name: 'Host Wallet', badge_type: 'certified' },
    { id: 'o', name: 'Other Wallet' },
  ])
  const { result, rerender } = await render(explorer)
  act(() => void result.current.fetchNextPage())
  await explorer.settle()
  expect(names(result.current)).toEqual(['Test Wallet', 'Host Wallet', 'Other Wallet'])
  expect(result.current.data.filter(({ hidden }) => hidden === 'already-installed')).toHaveLength(2)

  rerender({ badge: 'certified' })
  act(() => void result.current.fetchNextPage())
  await explorer.settle()
  expect(result.current.data).toMatchObject([
    {
      name: 'Test Wallet',
      kind: 'directory',
      isInstalled: true,
      connector: { id: 'test.wallet.eip155' },
      hidden: undefined,
    },
    {
      name: 'Host Wallet',
      kind: 'directory',
      isInstalled: false,
      connector: { id: 'host.wallet.eip155' },
      hidden: undefined,
    },
  ])
})

test('R-CONN-02 R-CONN-07 useKitWallets selects the connector of a namespace, and returns others with the reason', async () => {
  const twin = (namespace: 'eip155' | 'solana') =>
    mockAdapter({
      namespace,
      connectors: [{ id: `t.${namespace}`, name: 'Twin', type: 'ANNOUNCED', chain: namespace }],
    })
  const adapters = [twin('eip155'), twin('solana')]
  const { result, rerender } = await render(createExplorer(), { namespace: 'solana' }, { adapters })
  expect(result.current.data).toMatchObject([{ name: 'Twin', connector: { id: 't.solana' }, hidden: undefined }])
  rerender({ namespace: 'bip122' })
  expect(result.current.data).toMatchObject([{ name: 'Twin', hidden: 'other-namespace' }])
})

test('R-CONN-21 R-CONN-23 R-REACT-06 useKitWallets fetches one page at a time until the last', async () => {
  const explorer = createExplorer(testWallets(70))
  const { result } = await render(explorer)
  const { fetchNextPage } = result.current
  act(() => {
    void fetchNextPage()
    void fetchNextPage()
  })
  expect(result.current.isPending).toBe(true)
  await explorer.settle()
  expect(explorer.asked).toHaveLength(1)
  expect(result.current).toMatchObject({ isPending: false, count: 70, hasNextPage: true })
  expect(result.current.data).toHaveLength(42)
  expect(result.current.fetchNextPage).toBe(fetchNextPage)
  act(() => void fetchNextPage())
  await explorer.settle()
  expect(result.current).toMatchObject({ hasNextPage: false })
  expect(result.current.data).toHaveLength(72)
  act(() => void fetchNextPage())
  await explorer.settle()
  expect(explorer.asked).toHaveLength(2)
})

test('R-REACT-03 R-API-09 useKitWallets returns the error of a failed page, and fetches it again only on request', async () => {
  const explorer = createExplorer()
  explorer.answer('broken')
  const { result } = await render(explorer)
  act(() => void result.current.fetchNextPage())
  await explorer.settle()
  expect(result.current).toMatchObject({ isPending: false, error: expect.any(Error), hasNextPage: true })
  expect(explorer.asked).toHaveLength(1)
  explorer.answer('usual')
  act(() => void result.current.fetchNextPage())
  await explorer.settle()
  expect(result.current.error).toBeUndefined()
  expect(explorer.asked.map((query) => query.get('page'))).toEqual(['1', '1'])
})

test('R-VIEW-23 R-CONN-26 R-CONN-27 useKitWallets searches 500 ms after the last change, and drops a late response', async () => {
  const explorer = createExplorer()
  const { result, rerender } = await render(explorer)
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  const wait = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms))
    await explorer.settle()
  }
  rerender({ search: 'w' })
  await wait(1000)
  expect(explorer.asked).toEqual([])
  explorer.answer('held', 'usual')
  rerender({ search: 'wallet 7' })
  expect(result.current.isPending).toBe(true)
  await wait(499)
  expect(explorer.asked).toEqual([])
  await wait(1)
  expect(explorer.asked.map((query) => query.get('search'))).toEqual(['wallet 7'])
  rerender({ search: 'wallet 8' })
  await wait(500)
  await explorer.release()
  expect(names(result.current)).toContain('Wallet 80')
  expect(names(result.current)).not.toContain('Wallet 70')
  expect(result.current.isPending).toBe(false)
  rerender({ search: 'test' })
  expect(names(result.current)).toEqual(['Test Wallet'])
})

test('R-CONN-25 useKitWallets lists only certified wallets with `badge`', async () => {
  const explorer = createExplorer()
  const { result } = await render(explorer, { badge: 'certified' })
  act(() => void result.current.fetchNextPage())
  await explorer.settle()
  expect(explorer.asked[0]?.get('badge_type')).toBe('certified')
  expect(names(result.current)).toHaveLength(9)
})

test('R-HOST-10 useKitWallets aborts a pending request on unmount', async () => {
  const explorer = createExplorer()
  explorer.answer('held')
  const { result, unmount } = await render(explorer)
  act(() => void result.current.fetchNextPage())
  await explorer.settle()
  unmount()
  await explorer.release()
  expect(explorer.asked).toHaveLength(1)
})
