import { selectAccount, selectConnection } from '@bowline/kit-core'
import { connect, disconnect, getProvider, signMessage, start } from '@bowline/kit-core/actions'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { WalletReadyState } from '@solana/wallet-adapter-base'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { PublicKey, SystemProgram, Transaction, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { isSolanaProvider } from '../../src/index.js'
import { SolanaWalletSync } from '../../src/react/index.js'
import { mainnetAt } from '../setup.js'
import { type KitParams, later, newKit, seed, settled, show } from './fixture.js'
import { OlderWallet } from './older-wallet.js'

const OLDER = 'wallet-standard.older-wallet'
const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
  await chain.airdrop({ to: ALICE, lamports: 10_000_000_000n })
})
afterAll(() => chain.close())

async function scene({
  autoConnect = false,
  older = new OlderWallet(seed(1), seed(2)),
  count = 1,
  ...of
}: Params = {}) {
  const wallets = [older]
  const kit = newKit({ networks: [mainnetAt(chain.url)], ...of })
  const view = show(
    (child) => (
      <ConnectionProvider endpoint={chain.url}>
        <WalletProvider wallets={wallets} autoConnect={autoConnect} onError={() => undefined}>
          <SolanaWalletSync kit={kit}>{child}</SolanaWalletSync>
        </WalletProvider>
      </ConnectionProvider>
    ),
    { wrapper: StrictMode },
  )
  const stop = await settled(() => start(kit))
  later(stop)
  await waitFor(() => expect(kit.getState().connect.connectors.solana ?? []).toHaveLength(count))
  return { ...view, older, kit, stop, inKit: () => selectConnection(kit.getState(), 'solana') }
}

type Params = KitParams & { readonly autoConnect?: boolean; readonly older?: OlderWallet; readonly count?: number }

test('R-ADPT-12 R-CONN-105 lists a wallet that only the app knows as a wallet of the app', async () => {
  const { kit, older, unmount } = await scene()
  expect(kit.getState().connect.connectors.solana).toMatchObject([
    { id: OLDER, name: 'Older Wallet', type: 'EXTERNAL', imageUrl: older.icon },
  ])
  unmount()
  await waitFor(() => expect(kit.getState().connect.connectors.solana).toEqual([]))
  expect(older.listenerCount('connect')).toBe(0)
})

test('R-ADPT-12 lists a wallet that is detected later', async () => {
  const older = new OlderWallet(seed(1), seed(2))
  older.readyState = WalletReadyState.NotDetected
  const { kit, unmount } = await scene({ older, count: 0 })
  await settled(() => {
    older.readyState = WalletReadyState.Installed
    older.emit('readyStateChange', older.readyState)
  })
  await waitFor(() => expect(kit.getState().connect.connectors.solana).toMatchObject([{ id: OLDER }]))
  unmount()
  expect(older.listenerCount('readyStateChange')).toBe(0)
})

test('R-ADPT-12 connects the wallet from the kit, updates the host and opens one window', async () => {
  const { kit, older, wallet, inKit } = await scene()
  await settled(() => connect(kit, { connectorId: OLDER }))
  await waitFor(() => expect(wallet()).toMatchObject({ connected: true, wallet: { adapter: older } }))
  expect(inKit()?.accounts).toEqual([{ address: ALICE, type: 'eoa' }])
  expect(older.windows).toBe(1)
  await settled(() => older.goOn())
  await waitFor(() => expect(inKit()?.accounts[0]?.address).toBe(BOB))
  expect(wallet().publicKey?.toBase58()).toBe(BOB)
  await settled(() => disconnect(kit, { namespace: 'solana' }))
  await waitFor(() => expect(wallet()).toMatchObject({ connected: false, wallet: null }))
  expect(older.connected).toBe(false)
})

test('R-ADPT-12 R-CONN-115 connects from the host, and signs and sends with the kit until the host disconnects', async () => {
  const { kit, older, wallet, connection, inKit } = await scene()
  await settled(() => wallet().select(older.name))
  await settled(() => wallet().connect())
  await waitFor(() => expect(inKit()?.connectorId).toBe(OLDER))
  expect(older.windows).toBe(1)
  expect(await signMessage(kit, { message: 'both' })).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
  const provider = await getProvider(kit, { namespace: 'solana' })
  if (!isSolanaProvider(provider)) throw new Error('No provider')
  const transfer = SystemProgram.transfer({
    ...{ fromPubkey: new PublicKey(ALICE), toPubkey: new PublicKey(BOB), lamports: 1_000_000_001n },
  })
  const { blockhash: recentBlockhash } = await connection().getLatestBlockhash()
  const payerKey = new PublicKey(ALICE)
  const legacy = new Transaction({ feePayer: payerKey, recentBlockhash }).add(transfer)
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [transfer] })
  const signed = await provider.signAllTransactions([legacy, new VersionedTransaction(message.compileToV0Message())])
  expect(signed.map((one) => one.serialize().length > 64)).toEqual([true, true])
  await provider.signAndSendTransaction(legacy)
  expect(older.signed).toEqual(['legacy', 'versioned', 'legacy'])
  await waitFor(async () => expect(await connection().getBalance(new PublicKey(BOB))).toBe(1_000_000_001))
  await settled(() => wallet().disconnect())
  await waitFor(() => expect(inKit()).toBeUndefined())
})

test('R-CONN-108 R-CONN-113 restores the wallet after a reload only when the host does', async () => {
  const storage = createMemoryStorage()
  const first = await scene({ storage })
  await settled(() => connect(first.kit, { connectorId: OLDER }))
  await waitFor(() => expect(first.wallet().connected).toBe(true))
  const reload = (page: typeof first) => {
    page.stop()
    page.unmount()
  }
  reload(first)
  const again = await scene({ storage, autoConnect: true })
  await waitFor(() => expect(selectAccount(again.kit.getState(), 'solana').address).toBe(ALICE))
  await waitFor(() => expect(again.wallet().connected).toBe(true))
  expect(again.older.windows).toBe(1)
  reload(again)
  localStorage.clear()
  expect(storage.entries()['@bowline/connections']).toContain(OLDER)
  const silent = await scene({ storage })
  await waitFor(() => expect(silent.kit.getState().connect.restoring).toEqual([]))
  expect(silent.older.windows).toBe(0)
  expect(silent.inKit()).toBeUndefined()
})

test('R-CONN-114 stays connected when the wallet disconnects while the page unloads', async () => {
  const { kit, older, wallet, inKit } = await scene()
  await settled(() => connect(kit, { connectorId: OLDER }))
  await waitFor(() => expect(wallet().connected).toBe(true))
  await settled(() => {
    window.dispatchEvent(new Event('beforeunload'))
    return older.disconnect()
  })
  expect(inKit()?.connectorId).toBe(OLDER)
})
