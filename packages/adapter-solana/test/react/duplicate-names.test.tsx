import { waitFor } from '@testing-library/react'
import { SolanaWalletProvider } from '../../src/react/index.js'
import { installed, settled, show, startedKit } from './fixture.js'

test('R-ADPT-127 lists two wallets with one name under two names in `useWallet`, and connects the selected one', async () => {
  const first = await installed({ seeds: [1] })
  const second = await installed({ seeds: [2] })
  const kit = await startedKit()
  const { wallet } = show((child) => <SolanaWalletProvider kit={kit}>{child}</SolanaWalletProvider>)
  await waitFor(() => expect(wallet().wallets).toHaveLength(2))
  const names = wallet().wallets.map(({ adapter }) => adapter.name)
  expect(names).toEqual(['Sandbox Wallet', 'Sandbox Wallet (wallet-standard.sandbox-wallet.2)'])
  await settled(() => wallet().select(names[1] ?? null))
  await settled(() => wallet().connect())
  await waitFor(() => expect(wallet().publicKey?.toBase58()).toBe(second.hand.state().addresses[0]))
  expect([first.person.prompts.length, second.person.prompts.length]).toEqual([0, 1])
})
