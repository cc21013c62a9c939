/** The snippets for `@solana/wallet-adapter-react`, with a wallet in memory and a test chain. */
import { solana } from '@bowline/adapter-solana'
import { SolanaWalletProvider } from '@bowline/adapter-solana/react'
import { createSandboxWallet } from '@bowline/adapter-solana/testing'
import { selectNamespaceStatus } from '@bowline/kit-core'
import { connect, disconnect, ready } from '@bowline/kit-core/actions'
import { solana as mainnet } from '@bowline/kit-core/networks'
import { createTestKit } from '@bowline/kit-core/testing'
import { startSolanaChain } from '@bowline/solana-chain'
import { KitProvider } from '@bowline/ui-react'
import { WalletDisconnectedError } from '@solana/wallet-adapter-base'
import { useWallet } from '@solana/wallet-adapter-react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { kit as solanaKit } from '../snippets/solana'
import { Providers, Tip } from '../snippets/solana-hooks'
import { Providers as OwnWalletProviders } from '../snippets/solana-with-own-providers'

const connectorId = 'wallet-standard.sandbox-wallet'
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

const ends: (() => unknown)[] = []
const { error: writeError, debug } = console

beforeEach(() => {
  // The library logs this when the kit ends a connection.
  console.error = (error: unknown, ...rest: unknown[]) => {
    if (!(error instanceof WalletDisconnectedError)) writeError(error, ...rest)
  }
  console.debug = () => undefined
})

afterEach(async () => {
  Object.assign(console, { error: writeError, debug })
  cleanup()
  for (const end of ends.splice(0)) await end()
})

async function wallet(rpcUrl?: string) {
  const made = await createSandboxWallet({
    privateKeys: [new Uint8Array(32).fill(1)],
    chains: [{ chain: 'solana:mainnet', rpcUrl }],
    approve: async () => true,
  })
  ends.push(made.register())
  return made
}

function WhoIsThere() {
  return <p>{useWallet().publicKey?.toBase58() ?? 'Not connected'}</p>
}

test('solana-hooks.tsx sends with the library’s hooks', async () => {
  const chain = await startSolanaChain()
  ends.push(() => chain.close())
  const { state } = await wallet(chain.url)
  const [address = ''] = state().addresses
  for (const to of [address, BOB]) await chain.airdrop({ to, lamports: 1_000_000_000n })
  const networks = [{ ...mainnet, rpcUrls: { default: { http: [chain.url] } } }] as const
  const { kit } = createTestKit({ adapters: [solana()], options: { networks } })
  render(
    <KitProvider kit={kit}>
      <SolanaWalletProvider kit={kit}>
        <Tip to={BOB} />
      </SolanaWalletProvider>
    </KitProvider>,
  )
  expect(screen.getByText(/^Connect a wallet/)).not.toBeNull()
  await act(() => ready(kit))
  await waitFor(() => expect(kit.getState().connect.connectors.solana).toHaveLength(1))
  await act(() => connect(kit, { connectorId }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave a tip' }))
  expect(await screen.findByText(/^Sent as \w{64,88}$/)).not.toBeNull()
})

test.each([
  ['solana-hooks.tsx', Providers],
  ['solana-with-own-providers.tsx', OwnWalletProviders],
] as const)('%s shows the kit’s wallet in the library’s hooks', async (_, Page) => {
  const { state } = await wallet()
  const [address = ''] = state().addresses
  render(
    <Page>
      <WhoIsThere />
    </Page>,
  )
  await act(() => ready(solanaKit))
  await waitFor(() => expect(solanaKit.getState().connect.connectors.solana).toHaveLength(1))
  expect(screen.getByText('Not connected')).not.toBeNull()
  await act(() => connect(solanaKit, { connectorId }))
  expect(await screen.findByText(address)).not.toBeNull()
  await act(() => disconnect(solanaKit, { namespace: 'solana' }))
  expect(await screen.findByText('Not connected')).not.toBeNull()
  expect(selectNamespaceStatus(solanaKit.getState(), 'solana')).toBe('disconnected')
})
