import '../../test/page/page-rules.js'
import { connect, disconnect } from '@bowline/kit-core/actions'
import { mainnet } from '@bowline/kit-core/networks'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { renderKitHook } from '../../test/page/render-kit-hook.js'
import { createSwapService, USDC } from '../../test/views/swap-fixture.js'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitSwap } from './use-kit-swap.js'

async function show(service = createSwapService()) {
  const adapter = mockAdapter()
  let renders = 0
  const hook = () => {
    renders += 1
    return useKitSwap()
  }
  const rendered = await renderKitHook(hook, {
    initialProps: undefined,
    adapters: [adapter],
    fetch: service.fetch,
    options: { networks: [mainnet] },
  })
  return { ...rendered, service, controls: adapter.controls, renders: () => renders }
}

type Shown = Awaited<ReturnType<typeof show>>

const begin = ({ kit }: Shown) => act(async () => void (await connect(kit, { connectorId: 'test.wallet.eip155' })))

async function quote(shown: Shown) {
  const { result } = shown
  await begin(shown)
  await waitFor(() => expect(result.current.data.tokens.length).toBeGreaterThan(3))
  const token = result.current.data.tokens.find(({ address }) => address === USDC)
  act(() => result.current.setToken({ side: 'target', token }))
  act(() => result.current.setAmount('0.5'))
  await waitFor(() => expect(result.current.data.phase).toBe('quoted'))
}

test('R-REACT-03 R-REACT-07 R-SWAP-06 useKitSwap fetches nothing and does nothing without an account', async () => {
  const { result, service } = await show()
  expect(result.current).toMatchObject({ label: 'select-token', details: undefined, isPending: false })
  act(() => result.current.setAmount('3'))
  act(() => result.current.switchTokens())
  expect(result.current.data.sourceTokenAmount).toBe('')
  expect(service.asked('swap-tokens')).toEqual([])
})

test('R-REACT-03 R-REACT-07 R-SWAP-16 useKitSwap fetches tokens once, and a quote for an amount and a target', async () => {
  const shown = await show()
  await quote(shown)
  const { result, service } = shown
  expect(service.asked('swap-tokens')).toHaveLength(1)
  expect(result.current).toMatchObject({ label: 'review', canSetMax: true, isPending: false, error: undefined })
  expect(result.current.details).toMatchObject({ slippage: 1, impactLevel: 'ok' })
  expect(result.current.data.toTokenAmount).toBe('1494.474094')
})

test('R-REACT-06 R-SWAP-30 R-SWAP-39 useKitSwap reviews and swaps, and returns an error when the user declines', async () => {
  const shown = await show()
  await quote(shown)
  const { result, controls } = shown
  const { review, mutate, setAmount } = result.current
  await act(async () => void (await result.current.review()))
  expect(result.current.label).toBe('swap')
  controls.rejectNext({ method: 'sendTransaction' })
  await act(async () => expect(await result.current.mutate()).toBeUndefined())
  expect(result.current.error).toMatchObject({ code: 'wallet/user-rejected' })
  expect(result.current).toMatchObject({ review, mutate, setAmount, isPending: false })
})

test('R-SWAP-48 R-REACT-07 useKitSwap resets for another account, and stops when it unmounts', async () => {
  const shown = await show()
  await quote(shown)
  await act(() => disconnect(shown.kit))
  expect(shown.result.current.data).toMatchObject({ tokens: [], quote: undefined })
  await begin(shown)
  await waitFor(() => expect(shown.service.asked('swap-tokens')).toHaveLength(2))
  const before = shown.renders()
  shown.unmount()
  expect(shown.renders()).toBe(before)
})

test('R-HOST-01 useKitSwap has no swap and fetches nothing on a server', () => {
  const { kit, requests } = createTestKit()
  const Shown = () => <p>{useKitSwap().label}</p>
  const text = renderToString(
    <KitProvider kit={kit}>
      <Shown />
    </KitProvider>,
  )
  expect(text).toContain('select-token')
  expect(requests).toEqual([])
})
