import '../../test/page/page-rules.js'
import type { AccountState } from '@bowline/kit-core'
import { connect, setAddressLabel, switchAccount } from '@bowline/kit-core/actions'
import { mainnet, solana } from '@bowline/kit-core/networks'
import { mockAccounts, mockAdapter } from '@bowline/kit-core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWithKit } from '../../test/page/render-with-kit.js'
import { AccountButton } from './account-button.js'

const [FIRST, SECOND] = mockAccounts('eip155')
const LONG_NAME = 'the-longest-name-of-all.example'
const PICTURE = 'https://pictures.example/one.png'

/** A name service that returns a name for every address, and records the requests. */
function createRegistry(name: string | null = 'someone.example') {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (url.pathname.includes('identity')) asked.push(url.pathname.split('/').at(-1) ?? '')
    if (url.pathname.includes('supported-chains')) return Response.json({ http: ['eip155:1'], ws: [] })
    return Response.json({ name, avatar: PICTURE })
  }
  return { asked, fetch }
}

async function show(registry = createRegistry(), namespace: 'eip155' | 'solana' = 'eip155') {
  const shown = await renderWithKit(<AccountButton namespace={namespace} />, {
    adapters: [mockAdapter(), mockAdapter({ namespace: 'solana' })],
    options: { networks: [mainnet, solana] },
    fetch: registry.fetch,
  })
  await act(() => connect(shown.kit, { connectorId: `test.wallet.${namespace}` }))
  return { ...shown, asked: registry.asked }
}

const button = () => screen.getByRole('button')
const image = () => button().querySelector('img')

test('R-BTN-02 R-ACCT-53 shows the name and the avatar of the account, fetched once it is connected', async () => {
  const { asked } = await show()
  await waitFor(() => expect(button()).toHaveTextContent(/^someone\.example 1\.5 ETH$/))
  expect(button()).toHaveAccessibleName('Account someone.example, 1.5 ETH')
  expect(image()).toHaveAttribute('src', PICTURE)
  expect(asked).toEqual([FIRST.address])
})

test('R-CONST-25 R-ACCT-58 shortens a long name to 18 characters, and reads out the whole name', async () => {
  await show(createRegistry(LONG_NAME))
  await waitFor(() => expect(button()).toHaveTextContent(/^the-longest-name-o… /))
  expect(button()).toHaveAccessibleName(expect.stringContaining(LONG_NAME))
})

test('R-ACCT-57 R-CONST-26 falls back to the generated avatar when an image does not load', async () => {
  await show()
  await waitFor(() => expect(image()).not.toBeNull())
  fireEvent.error(image() ?? button())
  expect(image()).toBeNull()
  expect(button().querySelectorAll('svg stop')).toHaveLength(5)
})

test('R-BTN-02 R-ACCT-54 R-ACCT-56 shows the address and fetches nothing on namespaces without names', async () => {
  const { asked } = await show(createRegistry(), 'solana')
  await waitFor(() => expect(button()).toHaveTextContent(/^1111…/))
  expect(asked).toEqual([])
})

test('R-ACCT-59 R-BTN-02 prefers the app’s own label, and updates the name when the account changes', async () => {
  const { kit, asked } = await show()
  await waitFor(() => expect(button()).toHaveTextContent(/^someone/))
  await act(async () => setAddressLabel(kit, { address: FIRST.address, label: 'Treasury' }))
  expect(button()).toHaveTextContent(/^Treasury /)
  await act(() => switchAccount(kit, { address: SECOND.address }))
  await waitFor(() => expect(button()).toHaveTextContent(/^someone/))
  expect(asked).toEqual([FIRST.address, SECOND.address])
})

test('R-BTN-02 shows the address when the name has no visible characters', async () => {
  const { kit } = await show(createRegistry(null))
  const hidden: Partial<AccountState> = { profileName: '\u200b\u3164' }
  await act(async () => {
    const { eip155 } = kit.getState().accounts
    if (eip155) kit.store.set({ accounts: { eip155: { ...eip155, ...hidden } } })
  })
  await waitFor(() => expect(button()).toHaveTextContent(/^0x11…111111/))
})
