import '../../test/page/page-rules.js'
import { isKitError } from '@bowline/kit-core'
import { connect, ready, type SendParams } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { createDataService } from '../../test/views/account-fixture.js'
import { DOLLARS, ETHER, FRIEND, sendingAdapter, withNames } from '../../test/views/send-fixture.js'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitSend } from './use-kit-send.js'

async function renderSend({ tokens = [ETHER, DOLLARS], isConnected = true } = {}) {
  const adapter = sendingAdapter()
  const service = createDataService()
  service.tokens(...tokens)
  const { kit } = createTestKit({ adapters: [adapter], fetch: withNames(service, { 'anna.eth': FRIEND }) })
  const events: string[] = []
  kit.listeners.add(({ event }) => events.push(event))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <KitProvider kit={kit}>{children}</KitProvider>
    </StrictMode>
  )
  const { result, unmount } = renderHook(() => useKitSend(), { wrapper })
  await act(() => ready(kit))
  if (isConnected) await act(() => connect(kit, { connectorId: 'test.wallet.eip155' }))
  const { controls } = adapter
  return { result, unmount, kit, service, events, controls }
}

test('R-REACT-03 R-SEND-05 R-SEND-06 useKitSend fetches the tokens once, and tracks once that it was opened', async () => {
  const { result, service, events } = await renderSend()
  await waitFor(() => expect(result.current.tokensStatus).toBe('ready'))
  expect(result.current.tokenBalances.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
  expect(result.current).toMatchObject({
    token: ETHER,
    problem: 'add-amount',
    isPending: false,
    error: undefined,
  })
  expect(service.asked.filter((kind) => kind === 'balance')).toHaveLength(1)
  expect(events.filter((event) => event === 'OPEN_SEND')).toHaveLength(1)
})

test('R-REACT-03 R-REACT-08 R-SEND-12 useKitSend fills in and sends a transfer, then clears it', async () => {
  const { result, controls } = await renderSend()
  await waitFor(() => expect(result.current.tokensStatus).toBe('ready'))
  const { setToken, setAmount, setRecipient } = result.current
  act(() => setToken(result.current.tokenBalances[0]))
  expect(result.current.problem).toBe('add-amount')
  act(() => setAmount('0,5'))
  expect(result.current.problem).toBe('add-address')
  act(() => setRecipient('anna.eth'))
  await waitFor(() => expect(result.current).toMatchObject({ problem: undefined, recipientAddress: FRIEND }))
  await waitFor(() => expect(result.current.fee).toEqual({ value: '0.001', symbol: 'ETH', dollars: 3 }))
  expect(result.current).toMatchObject({ worth: 1500, remaining: '0.999' })
  controls.holdNext({ method: 'sendTransaction' })
  let sending: Promise<unknown> = Promise.resolve()
  act(() => {
    sending = result.current.mutate()
  })
  expect(result.current.isPending).toBe(true)
  await waitFor(() => expect(controls.waiting()).toBe(1))
  await act(async () => controls.approve())
  await act(async () => expect(await sending).toEqual({ hash: expect.stringMatching(/^0x/) }))
  expect(result.current).toMatchObject({ isPending: false, token: undefined, recipientText: '' })
  expect(result.current.sent).toMatchObject({ amount: '0.5', recipient: FRIEND, status: 'pending' })
})

test('R-SEND-30 R-REACT-07 useKitSend returns an error when the user declines or a field is missing', async () => {
  const { result, controls } = await renderSend()
  await waitFor(() => expect(result.current.tokensStatus).toBe('ready'))
  await act(async () => expect(await result.current.mutate()).toBeUndefined())
  expect(isKitError(result.current.error, 'send/incomplete')).toBe(true)
  controls.rejectNext({ method: 'sendToken' })
  const params: SendParams = { token: result.current.tokenBalances[1], amount: '5', recipientAddress: FRIEND }
  await act(async () => expect(await result.current.mutate(params)).toBeUndefined())
  expect(isKitError(result.current.error, 'send/declined')).toBe(true)
})

test('R-SEND-11 R-SEND-32 useKitSend sets the maximum, and clears the transfer', async () => {
  const { result } = await renderSend()
  await waitFor(() => expect(result.current.tokensStatus).toBe('ready'))
  act(() => result.current.setToken(result.current.tokenBalances[1]))
  act(() => result.current.setMax())
  expect(result.current.sendTokenAmount).toBe('50')
  act(() => result.current.clear())
  expect(result.current.token).toBeUndefined()
})

test('R-REACT-05 R-SEND-34 useKitSend keeps stable functions, and fetches nothing without an account', async () => {
  const { result, service, unmount } = await renderSend({ isConnected: false })
  const { setAmount, mutate } = result.current
  act(() => setAmount('1'))
  expect(result.current.setAmount).toBe(setAmount)
  expect(result.current.mutate).toBe(mutate)
  expect(service.asked).toEqual([])
  unmount()
})

test('R-SEND-34 useKitSend reports an empty list without tokens', async () => {
  const { result } = await renderSend({ tokens: [] })
  await waitFor(() => expect(result.current.tokensStatus).toBe('empty'))
})
