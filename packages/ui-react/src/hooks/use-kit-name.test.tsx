import '../../test/page/page-rules.js'
import { loginWithEmail } from '@bowline/kit-core/actions'
import { mainnet } from '@bowline/kit-core/networks'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { renderKitHook } from '../../test/page/render-kit-hook.js'
import { createNameService } from '../../test/views/name-fixture.js'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitName } from './use-kit-name.js'

async function show(service = createNameService()) {
  const rendered = await renderKitHook(() => useKitName(), {
    initialProps: undefined,
    adapters: [],
    fetch: service.fetch,
    frame: service.fake.openChannel,
    options: { networks: [mainnet] },
  })
  return { ...rendered, service }
}

const logIn = ({ kit }: Awaited<ReturnType<typeof show>>) =>
  act(() => loginWithEmail(kit, { email: 'anna@example.com' }))

test('R-REACT-03 R-REACT-07 R-NAME-02 useKitName returns an error and registers nothing without an account', async () => {
  const { result, service } = await show()
  expect(result.current).toMatchObject({ status: 'empty', isOffered: false, isPending: false, error: undefined })
  await act(async () => void (await result.current.mutate({ name: 'ada-l' })))
  expect(result.current.error).toMatchObject({ code: 'names/account-missing' })
  expect(service.asked('name-registration')).toEqual([])
})

test('R-REACT-03 R-NAME-10 R-NAME-17 R-NAME-20 useKitName checks and registers a name without the modal’s views', async () => {
  const shown = await show()
  const { result, service, kit } = shown
  await logIn(shown)
  expect(result.current.isOffered).toBe(true)
  act(() => result.current.setName('Ada-L.bowline.id'))
  expect(result.current).toMatchObject({ status: 'checking', isPending: true })
  await waitFor(() => expect(result.current.status).toBe('available'))
  let registered: Promise<string | undefined> | undefined
  act(() => {
    registered = result.current.mutate()
  })
  await waitFor(() => expect(service.fake.waiting()).toHaveLength(1))
  expect(result.current).toMatchObject({ status: 'registering', isPending: true })
  await act(() => service.fake.approve())
  await act(async () => expect(await registered).toBe('ada-l.bowline.id'))
  expect(result.current.data).toMatchObject({ text: '', loading: false, registered: 'ada-l.bowline.id' })
  expect([kit.getState().modal.open, kit.getState().accounts.eip155?.profileName]).toEqual([false, 'ada-l.bowline.id'])
})

test('R-NAME-21 R-REACT-05 useKitName returns an error with its own code when the user declines, and keeps stable functions', async () => {
  const shown = await show()
  const { result, service, rerender } = shown
  await logIn(shown)
  const before = result.current
  rerender(undefined)
  expect(result.current).toBe(before)
  let ended: Promise<unknown> | undefined
  act(() => {
    ended = result.current.mutate({ name: 'ada-l' })
  })
  await waitFor(() => expect(service.fake.waiting()).toHaveLength(1))
  service.fake.reject()
  await act(async () => expect(await ended).toBeUndefined())
  expect(result.current.error).toMatchObject({ code: 'wallet/user-rejected' })
  expect(result.current.data.isDeclined).toBe(true)
  act(() => result.current.clear())
  expect(result.current.data.isDeclined).toBe(false)
})

test('R-HOST-04 R-REACT-08 useKitName is empty on a server', () => {
  const { kit } = createTestKit({ adapters: [] })
  const Name = () => <p>{useKitName().status}</p>
  expect(
    renderToString(
      <KitProvider kit={kit}>
        <Name />
      </KitProvider>,
    ),
  ).toContain('empty')
})
