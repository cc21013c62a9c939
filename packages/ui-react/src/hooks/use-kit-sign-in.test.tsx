import '../../test/page/page-rules.js'
import { isKitError } from '@bowline/kit-core'
import { connect, ready } from '@bowline/kit-core/actions'
import { createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { memorySignIn } from '../../test/views/sign-in-fixture.js'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitSignIn } from './use-kit-sign-in.js'

async function renderSignIn({ isEnabled = true } = {}) {
  const adapter = mockAdapter()
  const options = isEnabled ? { siwx: memorySignIn() } : {}
  const { kit } = createTestKit({ adapters: [adapter], options })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <KitProvider kit={kit}>{children}</KitProvider>
    </StrictMode>
  )
  const { result } = renderHook(() => useKitSignIn(), { wrapper })
  await act(() => ready(kit))
  await act(() => connect(kit, { connectorId: 'test.wallet.eip155' }))
  return { result, kit, controls: adapter.controls }
}

test('R-REACT-03 R-REACT-08 useKitSignIn requires sign-in, signs in with the wallet, and signs out', async () => {
  const { result, controls } = await renderSignIn()
  await waitFor(() => expect(result.current).toMatchObject({ status: 'needed', isRequired: true, isSignedIn: false }))
  controls.holdNext({ method: 'signMessage' })
  let signing: Promise<unknown> = Promise.resolve()
  act(() => {
    signing = result.current.mutate()
  })
  expect(result.current).toMatchObject({ isPending: true })
  await waitFor(() => expect(controls.requests.some(({ method }) => method === 'signMessage')).toBe(true))
  await act(async () => controls.approve())
  await act(async () =>
    expect(await signing).toMatchObject({ data: { accountAddress: expect.stringMatching(/^0x1/) } }),
  )
  expect(result.current).toMatchObject({ status: 'signed', isSignedIn: true, isPending: false, error: undefined })
  await act(() => result.current.signOut())
  expect(result.current).toMatchObject({ status: 'needed', isSignedIn: false })
})

test('R-REACT-07 R-SIWX-17 useKitSignIn returns an error when it fails, and disconnects when a required sign-in is cancelled', async () => {
  const { result, kit, controls } = await renderSignIn()
  await waitFor(() => expect(result.current.status).toBe('needed'))
  controls.rejectNext({ method: 'signMessage' })
  await act(async () => expect(await result.current.mutate()).toBeUndefined())
  expect(isKitError(result.current.error, 'sign-in/declined')).toBe(true)
  await act(() => result.current.cancel())
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-SIWX-09 useKitSignIn returns an error when sign-in is not configured', async () => {
  const { result } = await renderSignIn({ isEnabled: false })
  expect(result.current).toMatchObject({ isEnabled: false, status: 'idle', isSignedIn: false })
  await act(async () => expect(await result.current.mutate()).toBeUndefined())
  expect(isKitError(result.current.error, 'sign-in/not-enabled')).toBe(true)
})
