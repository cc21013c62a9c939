import '../../test/page/page-rules.js'
import { connect, disconnect } from '@bowline/kit-core/actions'
import { mainnet } from '@bowline/kit-core/networks'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { renderKitHook } from '../../test/page/render-kit-hook.js'
import { catchWindows } from '../../test/views/onramp-fixture.js'
import { createSwapService } from '../../test/views/swap-fixture.js'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitOnramp } from './use-kit-onramp.js'

async function show(service = createSwapService()) {
  const windows = catchWindows()
  const rendered = await renderKitHook(useKitOnramp, {
    initialProps: undefined,
    adapters: [mockAdapter()],
    fetch: service.fetch,
    options: { networks: [mainnet] },
  })
  await waitFor(() => expect(rendered.result.current.data.purchaseCurrencies).toHaveLength(2))
  return { ...rendered, service, windows }
}

test('R-REACT-03 R-REACT-07 R-RAMP-18 R-RAMP-22 useKitOnramp fetches a quote for an amount, and explains an invalid amount', async () => {
  const { result } = await show()
  expect(result.current).toMatchObject({ phase: 'idle', amountError: undefined, isPending: false, error: undefined })
  act(() => result.current.setAmount('100'))
  expect(result.current).toMatchObject({ phase: 'quoting', isPending: true })
  await waitFor(() => expect(result.current.phase).toBe('quoted'))
  expect(result.current.data.purchaseAmount).toMatch(/^9\d\./)
  act(() => result.current.setAmount('9'))
  expect(result.current).toMatchObject({ phase: 'out-of-limits', amountError: { kind: 'below', bound: '10.00' } })
  act(() => result.current.setPaymentMethod('ach_bank_account'))
  expect(result.current.amountError).toMatchObject({ method: 'ach_bank_account' })
})

test('R-REACT-06 R-RAMP-15 useKitOnramp returns an error when it opens without an account, and opens with one', async () => {
  const { result, kit, windows } = await show()
  const { open } = result.current
  await act(async () => expect(await result.current.open({ provider: 'coinbase' })).toBeUndefined())
  expect(result.current.error).toMatchObject({ code: 'onramp/address-missing' })
  expect(windows).toEqual([])
  await act(async () => void (await connect(kit, { connectorId: 'test.wallet.eip155' })))
  await act(async () => void (await result.current.open({ provider: 'coinbase' })))
  expect(result.current).toMatchObject({ open, error: undefined, data: { purchase: { status: 'waiting' } } })
  expect(windows[0]?.href).toMatch(/^https:/)
  act(() => result.current.stopWaiting())
  expect(result.current.data.purchase).toBeUndefined()
})

test('R-RAMP-39 R-RAMP-38 useKitOnramp resets for another account, but keeps the loaded options', async () => {
  const { result, kit, service } = await show()
  await act(async () => void (await connect(kit, { connectorId: 'test.wallet.eip155' })))
  act(() => result.current.setAmount('100'))
  await act(() => disconnect(kit))
  expect(result.current.data.paymentAmount).toBe('')
  await waitFor(() => expect(result.current.data.purchaseCurrencies).toHaveLength(2))
  expect(service.asked('onramp-options')).toHaveLength(1)
  act(() => result.current.setAmount('250'))
  act(() => result.current.reset())
  expect(result.current.data).toMatchObject({ paymentAmount: '', quote: undefined, paymentCurrency: { id: 'USD' } })
})

test('R-HOST-01 useKitOnramp has no purchase and fetches nothing on a server', () => {
  const { kit, requests } = createTestKit()
  const Shown = () => <p>{useKitOnramp().phase}</p>
  const text = renderToString(
    <KitProvider kit={kit}>
      <Shown />
    </KitProvider>,
  )
  expect(text).toContain('idle')
  expect(requests).toEqual([])
})
