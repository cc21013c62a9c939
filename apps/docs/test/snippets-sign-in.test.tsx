/** Snippets of the page “Sign in”, rendered or called. */
import { connect, ready } from '@bowline/kit-core/actions'
import { mainnet } from '@bowline/kit-core/networks'
import { createServerSignIn } from '@bowline/kit-core/sign-in'
import { createMemoryStorage, createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { KitProvider } from '@bowline/ui-react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { privateKeyToAccount } from 'viem/accounts'
import { Orders } from '../snippets/sign-in'
import { kit as localKit } from '../snippets/sign-in-local'
import { createSignInRoutes, type Store } from '../snippets/sign-in-route'
import { kit as serverKit } from '../snippets/sign-in-server'
import { connectorId } from './snippet-page'

const alice = privateKeyToAccount(`0x${'11'.repeat(32)}`)

function memoryStore<Value>(): Store<Value> & { readonly entries: Map<string, Value> } {
  const entries = new Map<string, Value>()
  return {
    entries,
    async put(value) {
      const key = `key${entries.size}`
      entries.set(key, value)
      return key
    },
    get: async (key) => entries.get(key),
    async take(key) {
      const value = entries.get(key)
      entries.delete(key)
      return value
    },
  }
}

function setUp() {
  const nonces = memoryStore<string>()
  const routes = createSignInRoutes('localhost', nonces, memoryStore())
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answers = new Map([
      ['nonce', routes.nonce],
      ['authenticate', () => routes.authenticate(request)],
      ['me', () => routes.me(request)],
      ['sign-out', () => routes.signOut(request)],
    ])
    return answers.get(new URL(request.url).pathname.split('/').at(-1) ?? '')?.() ?? Response.error()
  }
  return { nonces, siwx: createServerSignIn({ url: '/api/sign-in', fetch }) }
}

test('sign-in-local.ts and sign-in-server.ts turn sign-in on', () => {
  for (const kit of [localKit, serverKit]) expect(kit.getState().signIn.isEnabled).toBe(true)
})

test('R-SIWX-29 R-SIWX-30 sign-in-route.ts accepts a signature once and returns its account, until it is signed out', async () => {
  const { siwx, nonces } = setUp()
  siwx.attach?.({ storage: createMemoryStorage(), rpcUrls: async () => [] })
  const data = await siwx.createMessage({ chainId: 'eip155:1', accountAddress: alice.address })
  const message = data.toString()
  const session = { data, message, signature: await alice.signMessage({ message }) }
  expect(nonces.entries.size).toBe(1)
  await siwx.addSession(session)
  expect(nonces.entries.size).toBe(0)
  expect(await siwx.getSessions('eip155:1', alice.address)).toHaveLength(1)
  await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'sign-in/invalid-signature' })
  await siwx.revokeSession('eip155:1', alice.address)
  expect(await siwx.getSessions('eip155:1', alice.address)).toEqual([])
})

test('sign-in.tsx asks a user without a session, and signs out', async () => {
  const adapter = mockAdapter({ accounts: [{ address: alice.address, type: 'eoa' }] })
  const { siwx } = setUp()
  const believing = { ...siwx, addSession: async () => undefined, getSessions: async () => [] }
  const { kit } = createTestKit({ adapters: [adapter], options: { networks: [mainnet], siwx: believing } })
  const user = userEvent.setup()
  render(
    <KitProvider kit={kit}>
      <Orders />
    </KitProvider>,
  )
  await act(() => ready(kit))
  await act(() => connect(kit, { connectorId }))
  await user.click(await screen.findByRole('button', { name: 'Sign in to see your orders', hidden: true }))
  expect(await screen.findByText('Your orders')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(screen.queryByText('Your orders')).toBeNull())
})
