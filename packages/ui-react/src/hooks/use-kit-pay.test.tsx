import '../../test/page/page-rules.js'
import { isKitError, type KitOptions } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { renderKitHook } from '../../test/page/render-kit-hook.js'
import { createPayService, PAYMENT } from '../../test/views/pay-fixture.js'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitPay } from './use-kit-pay.js'

const windowOpen = jest.spyOn(window, 'open').mockReturnValue(null)
afterAll(() => windowOpen.mockRestore())

async function renderPay(options: Partial<KitOptions> = { features: { pay: true } }) {
  const adapter = mockAdapter()
  const service = createPayService()
  const rendered = await renderKitHook(() => useKitPay(), {
    initialProps: undefined,
    adapters: [adapter],
    fetch: service.fetch,
    options,
  })
  const events: string[] = []
  rendered.kit.listeners.add(({ event }) => events.push(event))
  await act(() => connect(rendered.kit, { connectorId: 'test.wallet.eip155' }))
  return { ...rendered, service, events, controls: adapter.controls, pay: () => rendered.result.current }
}

test('R-PAY-12 R-REACT-03 useKitPay pays with the wallet without the modal, and returns status and data', async () => {
  const { kit, controls, events, pay } = await renderPay()
  expect(pay()).toMatchObject({ status: 'idle', isPending: false, error: undefined, data: { payment: undefined } })
  controls.holdNext({ method: 'sendTransaction' })
  let paid: Promise<unknown> = Promise.resolve()
  act(() => {
    paid = pay().start({ payment: PAYMENT })
  })
  expect(pay()).toMatchObject({ status: 'awaiting', isPending: true, data: { payment: PAYMENT } })
  await waitFor(() => expect(controls.waiting()).toBe(1))
  await act(async () => controls.approve())
  await waitFor(() => expect(pay().status).toBe('initiated'))
  const hash = pay().data.hash ?? ''
  await act(async () => controls.emit({ type: 'transactionSettled', hash, status: 'confirmed' }))
  await expect(paid).resolves.toEqual({ hash })
  expect(pay()).toMatchObject({ status: 'success', isPending: false })
  expect(kit.getState().modal.open).toBe(false)
  expect(events).toEqual(expect.arrayContaining(['PAY_INITIATED', 'PAY_SUCCESS']))
  expect(events).not.toContain('MODAL_OPEN')
})

test('R-PAY-12 R-REACT-06 useKitPay returns an error instead of rejecting', async () => {
  const { controls, pay } = await renderPay()
  await act(async () => expect(await pay().start({ payment: { ...PAYMENT, amount: '-1' } })).toBeUndefined())
  expect(isKitError(pay().error, 'pay/INVALID_AMOUNT')).toBe(true)
  controls.rejectNext()
  await act(async () => expect(await pay().start({ payment: PAYMENT })).toBeUndefined())
  expect(pay()).toMatchObject({ status: 'failed', data: { isDeclined: true, error: 'GENERIC_PAYMENT_ERROR' } })
})

test('R-PAY-12 useKitPay lists exchanges, pays at one, and stops waiting on cancel', async () => {
  const { pay } = await renderPay()
  await act(async () => expect(await pay().listExchanges({ payment: PAYMENT })).toHaveLength(4))
  let paid: Promise<unknown> = Promise.resolve()
  act(() => {
    paid = pay().start({ payment: PAYMENT, exchangeId: 'lagoon' })
  })
  await waitFor(() => expect(pay().data.payUrl).toMatch(/^https:\/\/exchange\.example\/lagoon/))
  act(() => pay().cancel())
  await act(async () => expect(await paid).toEqual({ hash: undefined }))
  expect(pay()).toMatchObject({ status: 'idle', isPending: false })
})

test('R-PAY-01 R-PAY-12 useKitPay does nothing while the feature is off', async () => {
  const { service, pay } = await renderPay({})
  await act(async () => expect(await pay().start({ payment: PAYMENT })).toBeUndefined())
  await act(async () => expect(await pay().listExchanges({ payment: PAYMENT })).toEqual([]))
  expect(pay()).toMatchObject({ status: 'idle', error: undefined })
  expect(service.api.requests.filter(({ endpoint }) => endpoint.startsWith('exchange'))).toEqual([])
})

test('R-PAY-12 R-REACT-01 useKitPay has no payment on a server', async () => {
  const { kit } = await renderPay()
  const Status = () => <output>{useKitPay().status}</output>
  const html = renderToString(
    <KitProvider kit={kit}>
      <Status />
    </KitProvider>,
  )
  expect(html).toContain('idle')
})
