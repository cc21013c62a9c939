import '../../test/page/page-rules.js'
import { connect } from '@bowline/kit-core/actions'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { renderKitHook } from '../../test/page/render-kit-hook.js'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitCalls } from './use-kit-calls.js'

type Batches = NonNullable<Parameters<typeof mockAdapter>[0]>['batches']

const CALLS = [
  { to: `0x${'b0'.repeat(20)}`, value: 1n },
  { to: `0x${'b0'.repeat(20)}`, data: '0x12' },
]
const SUPPORTED: Batches = { atomic: 'supported' }

async function show(batches: Batches = { atomic: 'unsupported' }) {
  const adapter = mockAdapter({ batches })
  const rendered = await renderKitHook(() => useKitCalls(), { initialProps: undefined, adapters: [adapter] })
  await act(async () => void (await connect(rendered.kit, { connectorId: 'test.wallet.eip155' })))
  const { controls } = adapter
  const asked = () => controls.requests.flatMap(({ method }) => (method.startsWith('send') ? method : []))
  const settle = (status: 'confirmed' | 'failed') =>
    act(async () => {
      const hash = `0x${controls.requests.length.toString(16).padStart(64, '0')}`
      controls.emit({ type: 'transactionSettled', hash, status })
    })
  return { ...rendered, controls, asked, settle }
}

test('R-REACT-03 R-CALLS-03 R-CALLS-05 useKitCalls sends a batch and shows its progress', async () => {
  const { result, asked, settle } = await show(SUPPORTED)
  expect(result.current).toMatchObject({ data: undefined, isPending: false, error: undefined })
  let sent: unknown
  await act(async () => {
    sent = await result.current.mutate({ calls: CALLS, atomicRequired: true })
  })
  expect(sent).toEqual({ id: result.current.data?.id })
  expect(asked()).toEqual(['sendCalls'])
  expect(result.current.data).toMatchObject({ mode: 'batch', status: 'pending', canRetry: false })
  await settle('confirmed')
  await waitFor(() => expect(result.current.data?.status).toBe('confirmed'))
  expect(result.current.data?.calls.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
})

test('R-REACT-07 R-CALLS-07 useKitCalls returns the error of a declined batch, and sends it again', async () => {
  const { result, asked, controls } = await show(SUPPORTED)
  controls.rejectNext({ method: 'sendCalls' })
  await act(async () => void (await result.current.mutate({ calls: CALLS })))
  expect(result.current.error).toMatchObject({ code: 'wallet/user-rejected' })
  expect(result.current.data).toMatchObject({ status: 'stopped', canRetry: true })
  await act(async () => void (await result.current.retry()))
  expect(result.current.data).toMatchObject({ status: 'pending' })
  expect([asked(), result.current.error]).toEqual([['sendCalls', 'sendCalls'], undefined])
})

test('R-CALLS-07 useKitCalls sends nothing again of a batch that was carried out in part', async () => {
  const receipts = [{ hash: '0x01', status: 'confirmed' as const }, { status: 'failed' as const }]
  const status = { status: 'partial', isAtomic: false, receipts } as const
  const { result, settle } = await show({ atomic: 'unsupported', status })
  await act(async () => void (await result.current.mutate({ calls: CALLS })))
  await settle('failed')
  await waitFor(() => expect(result.current.data?.status).toBe('partial'))
  expect(result.current.data?.calls).toMatchObject([{ status: 'confirmed', hash: '0x01' }, { status: 'failed' }])
  await act(async () => void (await result.current.retry()))
  expect(result.current.error).toMatchObject({ code: 'calls/retry' })
})

test('R-REACT-05 useKitCalls keeps stable functions, and retries nothing without a batch', async () => {
  const { result, rerender, asked } = await show()
  const before = result.current
  rerender(undefined)
  expect(result.current).toBe(before)
  await act(async () => expect(await result.current.retry()).toBeUndefined())
  expect(asked()).toEqual([])
})

test('R-REACT-04 useKitCalls renders on a server', () => {
  const { kit } = createTestKit({ adapters: [mockAdapter()] })
  function Calls() {
    return <p>{String(useKitCalls().isPending)}</p>
  }
  expect(
    renderToString(
      <KitProvider kit={kit}>
        <Calls />
      </KitProvider>,
    ),
  ).toBe('<p>false</p>')
})
