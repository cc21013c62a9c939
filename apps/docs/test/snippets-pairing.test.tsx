/** Snippets of the pages about pairing and about each chain family, rendered or called. */
import { ready, start as startKit } from '@bowline/kit-core/actions'
import { createTestKit, mockApproval, mockPairedSession, mockTransport, mockUri } from '@bowline/kit-core/testing'
import { KitProvider } from '@bowline/ui-react'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { kit as bitcoinKit } from '../snippets/bitcoin'
import { signAndBroadcast } from '../snippets/bitcoin-sign'
import { kit as kitOfProvider, provider } from '../snippets/ethereum-provider'
import { makeKit as makeManualKit, pair as pairByHand } from '../snippets/manual-pairing'
import { makeKit as makeKitWithProvider } from '../snippets/own-provider'
import { PairPhone } from '../snippets/pair'
import { kit as kitWithRelay } from '../snippets/pairing'
import { kit as solanaKit } from '../snippets/solana'
import { signAndSend } from '../snippets/solana-send'
import { kit as universalKit } from '../snippets/universal'
import { askWallet, signText } from '../snippets/universal-sign'
import { kit as kitOfWagmi, config as pairingConfig } from '../snippets/wagmi-pairing'
import { start } from './snippet-page'

jest.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init: async () => ({}) } }))

const initProvider = jest.fn(async (_options: unknown) => ({}))
jest.mock('@walletconnect/ethereum-provider', () => ({
  EthereumProvider: { init: (options: unknown) => initProvider(options) },
}))

test('pairing.ts sets its relay and its links', () => {
  expect(kitWithRelay.config.endpoints.relay).toBe('wss://relay.example.org')
  expect(kitWithRelay.config.customDeepLinks.map(({ wallet }) => wallet)).toEqual(['House Wallet'])
})

test('pair.tsx shows a URI, cancels it, and is connected when the wallet approves', async () => {
  const transport = mockTransport()
  const { kit } = createTestKit({ pairingTransport: transport, adapters: [] })
  await start(
    kit,
    <KitProvider kit={kit}>
      <PairPhone drawQrCode={(text) => <code>{text}</code>} />
    </KitProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Use the wallet on my phone' }))
  expect(await screen.findByText(/^wc:/)).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Use the wallet on my phone' }))
  await screen.findByText(/^wc:/)
  await act(
    async () => void transport.controls.last().approve(mockPairedSession({ namespaces: mockApproval('eip155:1') })),
  )
  await waitFor(() => expect(kit.getState().connect.status).toBe('connected'))
})

test('universal.ts supports every namespace by pairing', () => {
  expect([...universalKit.adapters.keys()].sort()).toEqual(['cosmos', 'eip155', 'polkadot'])
  for (const adapter of universalKit.adapters.values()) expect(adapter.connectPaired).toBeDefined()
})

test('universal-sign.ts asks for a connected wallet first', async () => {
  await expect(signText()).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
  await expect(askWallet('cosmos_getAccounts', {})).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
})

test('solana.ts and bitcoin.ts have an adapter for each of their chain families', async () => {
  expect([...solanaKit.adapters.keys()]).toEqual(['eip155', 'solana'])
  expect([...bitcoinKit.adapters.keys()]).toEqual(['bip122'])
  await expect(signAndSend(solanaKit, new Uint8Array())).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
  await expect(signAndBroadcast('')).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
})

test('own-provider.ts passes its provider to the kit', () => {
  const kit = makeKitWithProvider()
  expect(kit.config.universalProvider).toBeInstanceOf(Promise)
})

test('ethereum-provider.ts creates one provider, when it is needed', async () => {
  const { pairingProvider } = kitOfProvider.adapters.get('eip155') ?? {}
  initProvider.mockClear()
  // The library is not a provider in this test.
  await expect(pairingProvider?.()).rejects.toMatchObject({ code: 'pairing/host-provider' })
  await provider()
  expect(initProvider.mock.calls).toEqual([
    [{ projectId: 'YOUR_PROJECT_ID', optionalChains: [1, 8453], showQrModal: false }],
  ])
})

test('wagmi-pairing.ts pairs with the connector of its configuration', () => {
  expect(pairingConfig.connectors.map(({ id }) => id)).toEqual(['walletConnect'])
  expect(kitOfWagmi.adapters.get('eip155')?.pairingProvider).toBeDefined()
})

test('manual-pairing.ts shows its own URI', async () => {
  expect(makeManualKit(new Promise(() => {})).config.manualPairingControl).toBe(true)
  const { kit } = createTestKit()
  startKit(kit)
  await ready(kit)
  const asked: unknown[] = []
  void pairByHand(kit, {
    connect: async (params) => {
      asked.push(params)
      return { uri: mockUri(1), approval: () => new Promise(() => {}) }
    },
  })
  await waitFor(() => expect(kit.getState().modal.open).toBe(true))
  expect(asked).toHaveLength(1)
  expect(kit.getState()).toMatchObject({
    modal: { open: true },
    navigation: { history: [{ view: 'ConnectingWalletConnectBasic' }] },
    connect: { wcUri: mockUri(1), wcBasic: true },
  })
})
