/** Snippets of the page about smart sessions, over mock services and a wallet with its own key. */
import { createMockApi, createMockSessionWallet } from '@bowline/api-client/mocks'
import type { Adapter, AdapterContext } from '@bowline/kit-core'
import { mockAdapter } from '@bowline/kit-core/testing'
import { screen, waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { Subscribe } from '../snippets/ask-for-subscription'
import { askToMint } from '../snippets/grant-permissions'
import { Sessions } from '../snippets/smart-sessions'
import { show } from './snippet-page'

const KEY = { type: 'secp256k1', publicKey: '0x04ab' } as const
const wallet = createMockSessionWallet(`0x${'5e'.repeat(32)}`)

function begin() {
  const api = createMockApi({ nowMs: Date.now })
  const mock = mockAdapter({ accounts: [{ address: wallet.address, type: 'eoa' }] })
  const own: Partial<Adapter> = {
    grantPermissions: ({ permissions }) => wallet.grant(permissions),
    revokePermissions: ({ permissions }) => wallet.revoke(permissions),
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await getResponse(api.handlers, new Request(input, init))
    if (answer === undefined) throw new TypeError('fetch failed')
    return answer
  }
  return {
    fetch,
    isConnected: true,
    adapter: { ...mock, create: (context: AdapterContext) => ({ ...mock.create(context), ...own }) },
    options: { features: { smartSessions: true } },
  }
}

test('R-HOST-18 R-SESS-30 ask-for-subscription.tsx requests a subscription, and shows its name', async () => {
  const subscribed: string[] = []
  const { user } = await show(<Subscribe appKey={KEY} onSubscribed={(context) => subscribed.push(context)} />, begin())
  const button = screen.getByRole('button', { name: 'Subscribe for 0.001 ETH a day' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.click(button)
  await waitFor(() => expect(subscribed).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]))
})

test('R-HOST-18 R-SESS-15 grant-permissions.ts requests functions of a contract', async () => {
  const { kit } = await show(null, begin())
  const contract = `0x${'c0'.repeat(20)}` as const
  await expect(askToMint(kit, { contract, key: KEY })).resolves.toMatchObject({
    permissions: [{ type: 'contract-call' }],
  })
})

test('R-HOST-18 R-SESS-31 smart-sessions.tsx lists active sessions, and revokes one', async () => {
  const { user } = await show(<Sessions />, begin())
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull())
})
