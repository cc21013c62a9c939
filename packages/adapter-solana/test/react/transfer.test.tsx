import { isKitError, type Network, selectAccount } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { WalletSendTransactionError } from '@solana/wallet-adapter-base'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { waitFor } from '@testing-library/react'
import { SolanaWalletProvider } from '../../src/react/index.js'
import { DEVNET, mainnetAt } from '../setup.js'
import { installed, SANDBOX, settled, show, startedKit, type WalletParams } from './fixture.js'

const ALICE = new PublicKey('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')
const SOL = 1_000_000_000n

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
  await chain.airdrop({ to: ALICE.toBase58(), lamports: 100n * SOL })
})
afterAll(() => chain.close())

async function scene(features?: NonNullable<WalletParams['features']>, ...others: readonly Network[]) {
  const { person } = await installed({ url: chain.url, ...(features && { features }) })
  const kit = await startedKit({ networks: [mainnetAt(chain.url), ...others] })
  const view = show((child) => <SolanaWalletProvider kit={kit}>{child}</SolanaWalletProvider>)
  await settled(() => connect(kit, { connectorId: SANDBOX }))
  await waitFor(() => expect(view.wallet().connected).toBe(true))
  await waitFor(() => expect(selectAccount(kit.getState(), 'solana').balance).toBeDefined())
  const to = Keypair.generate().publicKey
  const lamports = 1_234_567_891n
  return {
    ...view,
    person,
    to,
    lamports,
    shown: () => selectAccount(kit.getState(), 'solana').balance,
    transfer: SystemProgram.transfer({ fromPubkey: ALICE, toPubkey: to, lamports }),
    balance: async () => BigInt(await view.connection().getBalance(to)),
  }
}

const ONLY_SIGNS = ['standard:connect', 'standard:events', 'solana:signTransaction'] as const

test.each([
  ['sends itself', undefined],
  ['only signs', ONLY_SIGNS],
] as const)(
  'R-ADPT-12 R-ADPT-13 shows the balance from `useConnection()` after `useWallet()` sent with a wallet that %s',
  async (_, features) => {
    const { wallet, connection, lamports, transfer, balance, shown } = await scene(features)
    const before = shown()
    const signature = await wallet().sendTransaction(new Transaction().add(transfer), connection())
    expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
    await waitFor(async () => expect(await balance()).toBe(lamports))
    await waitFor(() => expect(shown()).not.toBe(before))
    const { blockhash } = await connection().getLatestBlockhash()
    const message = new TransactionMessage({ payerKey: ALICE, recentBlockhash: blockhash, instructions: [transfer] })
    await wallet().sendTransaction(new VersionedTransaction(message.compileToV0Message()), connection())
    await waitFor(async () => expect(await balance()).toBe(2n * lamports))
  },
)

test('R-ADPT-13 signs with the signers of a transaction before the wallet', async () => {
  const { wallet, connection } = await scene()
  const made = Keypair.generate()
  const lamports = await connection().getMinimumBalanceForRentExemption(0)
  const creation = SystemProgram.createAccount({
    ...{ fromPubkey: ALICE, newAccountPubkey: made.publicKey, programId: SystemProgram.programId },
    ...{ lamports, space: 0 },
  })
  await wallet().sendTransaction(new Transaction().add(creation), connection(), { signers: [made] })
  await waitFor(async () => expect(await connection().getBalance(made.publicKey)).toBe(lamports))
})

test('R-ADPT-25 rejects with an error of the library when the chain refuses a transaction', async () => {
  const { wallet, connection, to } = await scene()
  const tooMuch = SystemProgram.transfer({ fromPubkey: ALICE, toPubkey: to, lamports: 10_000n * SOL })
  const sent = wallet().sendTransaction(new Transaction().add(tooMuch), connection())
  const error = await sent.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(WalletSendTransactionError)
  expect(error instanceof WalletSendTransactionError && isKitError(error.error)).toBe(true)
})

/** A connection of the app to another address of the chain, and the requests it got. */
function overheard(url: string) {
  const asked: string[] = []
  const own = new Connection(url, {
    fetchMiddleware(_, init, send) {
      asked.push(String(init?.body))
      send(chain.url, init)
    },
  })
  return { own, asked }
}

test('R-ADPT-13 sends what the wallet only signs through the connection of the app', async () => {
  const { wallet, lamports, transfer, balance } = await scene(ONLY_SIGNS)
  const { own, asked } = overheard(`${chain.url}/?of=app`)
  await wallet().sendTransaction(new Transaction().add(transfer), own)
  await waitFor(async () => expect(await balance()).toBe(lamports))
  expect(asked.filter((body) => body.includes('"sendTransaction"'))).toHaveLength(1)
})

test('R-ADPT-104 sends through the connection, never the wallet, when it is to another network of the app', async () => {
  const elsewhere = `${chain.url}/?of=devnet`
  const network = { ...DEVNET, rpcUrls: { default: { http: [elsewhere] } } }
  const { wallet, person, lamports, transfer, balance } = await scene(undefined, network)
  person.prompts.length = 0
  const { own, asked } = overheard(elsewhere)
  await wallet().sendTransaction(new Transaction().add(transfer), own)
  await waitFor(async () => expect(await balance()).toBe(lamports))
  expect(asked.filter((body) => body.includes('"sendTransaction"'))).toHaveLength(1)
  expect(person.prompts).toHaveLength(1)
})
