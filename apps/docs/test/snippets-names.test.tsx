/** Snippets of the page about account names, over mock services and a frame in memory. */
import { createMockApi } from '@bowline/api-client/mocks'
import { loginWithEmail, ready } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { createFakeFrame } from '@bowline/secure-frame/testing'
import { KitProvider } from '@bowline/ui-react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getResponse } from 'msw'
import type { ReactNode } from 'react'
import { describeName } from '../snippets/look-up-names'
import { AccountName } from '../snippets/name'
import { nameAccount } from '../snippets/name-without-react'

const OWNER = `0x${'ab'.repeat(20)}`
const api = createMockApi({ names: { 'grace.bowline.id': OWNER, 'hopper.bowline.id': OWNER } })
beforeEach(() => api.reset())

const fetch: typeof globalThis.fetch = async (input, init) => {
  const answer = await getResponse(api.handlers, new Request(input, init))
  if (answer === undefined) throw new TypeError('fetch failed')
  return answer
}

async function show(ui: ReactNode) {
  const fake = createFakeFrame({ emailAction: 'CONNECT' })
  const { kit } = createTestKit({ adapters: [], frame: fake.openChannel, fetch })
  render(<KitProvider kit={kit}>{ui}</KitProvider>)
  await act(() => ready(kit))
  await act(() => loginWithEmail(kit, { email: 'anna@example.com' }))
  return { kit, fake, user: userEvent.setup() }
}

test('R-HOST-18 R-NAME-10 R-NAME-17 name.tsx checks a name and registers it', async () => {
  const { kit, fake, user } = await show(<AccountName />)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'grace')
  expect(await screen.findByText('taken')).not.toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '-2')
  const button = screen.getByRole('button', { name: 'Register' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.click(button)
  await waitFor(() => expect(fake.waiting()).toHaveLength(1))
  await act(() => fake.approve())
  expect(await screen.findByText('grace-2.bowline.id')).not.toBeNull()
  expect(kit.getState().accounts.eip155?.profileName).toBe('grace-2.bowline.id')
})

test('R-HOST-18 R-NAME-21 name-without-react.ts registers, and returns undefined when the user declines', async () => {
  const { kit, fake } = await show(null)
  const declined = nameAccount(kit, 'ada-lovelace')
  await waitFor(() => expect(fake.waiting()).toHaveLength(1))
  await act(async () => {
    fake.reject()
    expect(await declined).toBeUndefined()
  })
  const registered = nameAccount(kit, 'ada-lovelace')
  await waitFor(() => expect(fake.waiting()).toHaveLength(1))
  await act(() => fake.approve())
  expect(await registered).toBe('ada-lovelace.bowline.id')
  await expect(nameAccount(kit, 'ada')).rejects.toThrow('Use at least 4 characters')
})

test('R-HOST-18 R-NAME-24 R-NAME-25 R-NAME-26 look-up-names.ts returns the details of a name', async () => {
  const { kit } = await show(null)
  expect(await describeName(kit, 'grace.bowline.id')).toEqual({
    name: 'grace.bowline.id',
    addresses: [OWNER],
    otherNames: ['hopper.bowline.id'],
  })
  expect(await describeName(kit, 'unknown.bowline.id')).toMatchObject({ addresses: [] })
})
