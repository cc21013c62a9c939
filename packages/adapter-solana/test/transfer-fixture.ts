/** Accounts with funds on a chain that each test file starts. */
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { createSolanaRpc, getBase64EncodedWireTransaction, getTransactionDecoder, isAddress } from '@solana/kit'
import { mainnetAt, TEST_WALLET, type World, world } from './setup.js'
import { ALL_FEATURES, type Key, key, register, type TestWalletOptions, testWallet } from './standard-wallet.js'

export const connectorId = TEST_WALLET
export const SOL = 1_000_000_000n

export let chain: SolanaChain
export let alice: Key
export let bob: Key
beforeAll(async () => {
  chain = await startSolanaChain()
  alice = await key(1)
  bob = await key(2)
  await chain.airdrop({ to: alice.address, lamports: 100n * SOL })
})
afterAll(() => chain.close())

export async function connected(over: Partial<TestWalletOptions> = {}) {
  const network = mainnetAt(chain.url)
  const hand = testWallet({ keys: [alice], ...over })
  const made = world({ networks: [network] })
  register(made.page, hand.wallet)
  await until(() => made.adapter.connectors().length === 1)
  await made.adapter.connect({ connectorId, signal: never })
  return { ...made, hand, network, from: { connectorId, address: alice.address, network } }
}

export async function balanceOf(address: string): Promise<bigint> {
  if (!isAddress(address)) throw new Error('No address')
  return (await createSolanaRpc(chain.url).getBalance(address).send()).value
}

export async function tokensOf(account: string): Promise<bigint> {
  if (!isAddress(account)) throw new Error('No address')
  return BigInt((await createSolanaRpc(chain.url).getTokenAccountBalance(account).send()).value.amount)
}

export async function settled({ events }: World, hash: string): Promise<string | undefined> {
  const settledEvent = () => ofType(events, 'transactionSettled').find((event) => event.hash === hash)
  await until(() => settledEvent() !== undefined)
  return settledEvent()?.status
}

/** A wallet that can send, like most. */
export const sending = {
  features: [...ALL_FEATURES, 'solana:signAndSendTransaction'],
  async send(wire: Uint8Array): Promise<Uint8Array> {
    const transaction = getTransactionDecoder().decode(wire)
    const encoded = getBase64EncodedWireTransaction(transaction)
    await createSolanaRpc(chain.url).sendTransaction(encoded, { encoding: 'base64' }).send()
    const [signature] = Object.values(transaction.signatures)
    return Uint8Array.from(signature ?? [])
  },
}
