import { never, until } from '@bowline/jest-preset/fixtures'
import {
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase58Encoder,
  getTransactionDecoder,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import { PublicKey, SystemProgram, Transaction, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import { isSolanaProvider } from '../src/index.js'
import { codeOf, MAINNET, TEST_WALLET, world } from './setup.js'
import { type Key, key, register, type TestWalletOptions, testWallet } from './standard-wallet.js'

const connectorId = TEST_WALLET
const HASH = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'

let alice: Key
let bob: Key
beforeAll(async () => {
  alice = await key(1)
  bob = await key(2)
})

async function connected(over: Partial<TestWalletOptions> = {}) {
  const hand = testWallet({ keys: [alice, bob], ...over })
  const made = world()
  register(made.page, hand.wallet)
  await until(() => made.adapter.connectors().length === 1)
  const connection = await made.adapter.connect({ connectorId, signal: never })
  const provider = await made.adapter.getProvider({ connectorId })
  if (!isSolanaProvider(provider)) throw new Error('No provider')
  return { ...made, hand, provider, connection }
}

const move = () => ({
  fromPubkey: new PublicKey(alice.address),
  toPubkey: new PublicKey(bob.address),
  lamports: 5n,
})

function legacy(): Transaction {
  const transaction = new Transaction({ feePayer: new PublicKey(alice.address), recentBlockhash: HASH })
  return transaction.add(SystemProgram.transfer(move()))
}

function versioned(): VersionedTransaction {
  const message = new TransactionMessage({
    payerKey: new PublicKey(alice.address),
    recentBlockhash: HASH,
    instructions: [SystemProgram.transfer(move())],
  })
  return new VersionedTransaction(message.compileToV0Message())
}

function ofKit(version: 'legacy' | 0) {
  const lifetime = { blockhash: blockhash(HASH), lastValidBlockHeight: 9n }
  const message = setTransactionMessageFeePayer(alice.address, createTransactionMessage({ version }))
  const transfer = getTransferSolInstruction({
    source: createNoopSigner(alice.address),
    destination: bob.address,
    amount: 5n,
  })
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, message)
  return compileTransaction(appendTransactionMessageInstructions([transfer], timed))
}

async function isSignedByAlice(wire: Uint8Array): Promise<boolean> {
  const { messageBytes, signatures } = getTransactionDecoder().decode(wire)
  const signature = signatures[alice.address]
  return signature ? verifySignature(alice.pair.publicKey, signature, messageBytes) : false
}

test('R-ADPT-13 signs a message as UTF-8 and returns a base58 signature', async () => {
  const { adapter } = await connected()
  const text = 'Grüße 🚀'
  const signature = await adapter.signMessage?.({ connectorId, address: alice.address, message: text })
  const bytes = signatureBytes(getBase58Encoder().encode(signature ?? ''))
  expect(await verifySignature(alice.pair.publicKey, bytes, new TextEncoder().encode(text))).toBe(true)
})

test('R-ADPT-13 signs with every shared account and rejects an account that is not shared', async () => {
  const { adapter, hand } = await connected()
  const message = 'hello'
  const signature = await adapter.signMessage?.({ connectorId, address: bob.address, message })
  const bytes = signatureBytes(getBase58Encoder().encode(signature ?? ''))
  expect(await verifySignature(bob.pair.publicKey, bytes, new TextEncoder().encode(message))).toBe(true)
  hand.pick(alice.address)
  const refused = adapter.signMessage?.({ connectorId, address: bob.address, message }) ?? Promise.resolve()
  expect(await codeOf(refused)).toBe('wallet/request-failed')
  expect(hand.asked).toHaveLength(2)
})

test('R-ADPT-03 rejects with a capability error when the wallet cannot sign messages', async () => {
  const { adapter } = await connected({
    features: ['standard:connect', 'standard:events', 'solana:signTransaction'],
  })
  const refused = adapter.signMessage?.({ connectorId, address: alice.address, message: 'x' }) ?? Promise.resolve()
  expect(await codeOf(refused)).toBe('adapter/capability-missing')
})

test('R-SIWX-60 marks an account without message signing and never prompts for it', async () => {
  const hardware = ['solana:signTransaction', 'solana:signAndSendTransaction']
  const { adapter, hand, connection } = await connected({ accountFeatures: [hardware, []] })
  expect(connection.accounts.map(({ canSignMessages }) => canSignMessages)).toEqual([false, undefined])
  const sign = (address: string) => adapter.signMessage?.({ connectorId, address, message: 'x' }) ?? Promise.resolve()
  expect(await codeOf(sign(alice.address))).toBe('adapter/capability-missing')
  expect(hand.asked.filter(({ feature }) => feature === 'solana:signMessage')).toEqual([])
  await sign(bob.address)
  expect(hand.asked.filter(({ feature }) => feature === 'solana:signMessage')).toHaveLength(1)
})

test('R-SIWX-60 marks all accounts as unable to sign messages when the wallet lacks the feature', async () => {
  const { connection } = await connected({
    features: ['standard:connect', 'standard:events', 'solana:signTransaction'],
  })
  expect(connection.accounts.map(({ canSignMessages }) => canSignMessages)).toEqual([false, false])
})

test('R-ADPT-13 returns signed web3.js transactions, legacy and versioned, in their own class', async () => {
  const { provider, hand } = await connected()
  const [given, newer] = [legacy(), versioned()]
  const signed = await provider.signTransaction(given)
  expect(signed).toBeInstanceOf(Transaction)
  expect(signed.verifySignatures()).toBe(true)
  const signedNewer = await provider.signTransaction(newer)
  expect(signedNewer).toBeInstanceOf(VersionedTransaction)
  expect(await isSignedByAlice(signedNewer.serialize())).toBe(true)
  expect(given.signatures.every(({ signature }) => signature === null)).toBe(true)
  expect(hand.asked.at(-1)?.input).toMatchObject({ chain: 'solana:mainnet', account: { address: alice.address } })
})

test('R-ADPT-13 returns signed transactions of `@solana/kit` and serialized bytes in their own form', async () => {
  const { provider } = await connected()
  for (const version of ['legacy', 0] as const) {
    const given = ofKit(version)
    const signed = await provider.signTransaction(given)
    expect(signed.lifetimeConstraint).toEqual(given.lifetimeConstraint)
    expect(signed.messageBytes).toEqual(given.messageBytes)
    const signature = signed.signatures[alice.address]
    expect(signature && (await verifySignature(alice.pair.publicKey, signature, signed.messageBytes))).toBe(true)
  }
  const bytes = await provider.signTransaction(Uint8Array.from(versioned().serialize()))
  expect(await isSignedByAlice(bytes)).toBe(true)
})

test('R-ADPT-13 signs several transactions in one window and keeps their order', async () => {
  const { provider, hand } = await connected()
  const given = [legacy(), legacy(), legacy()]
  const signed = await provider.signAllTransactions(given)
  expect(signed.map((one) => one.verifySignatures())).toEqual([true, true, true])
  expect(hand.asked.filter(({ feature }) => feature === 'solana:signTransaction')).toHaveLength(1)
  expect(hand.asked.at(-1)?.input.count).toBe(3)
  expect(await provider.signAllTransactions([])).toEqual([])
})

test('R-ADPT-13 sends the wallet no transaction that is invalid or of an unsupported version', async () => {
  const { provider, hand } = await connected({ versions: ['legacy'] })
  const before = hand.asked.length
  await expect(provider.signTransaction(versioned())).rejects.toThrow('does not support transactions of version 0')
  expect(await codeOf(provider.signTransaction(new Transaction()))).toBe('wallet/request-failed')
  expect(await codeOf(provider.signTransaction(new Uint8Array(3)))).toBe('wallet/request-failed')
  expect(hand.asked).toHaveLength(before)
})

test('R-ADPT-25 rejects when a response is invalid, incomplete or declined', async () => {
  const { provider, hand } = await connected()
  hand.reject()
  expect(await codeOf(provider.signTransaction(legacy()))).toBe('wallet/user-rejected')
  const answer = (value: unknown) =>
    Object.assign(hand.wallet.features['solana:signTransaction'] ?? {}, { signTransaction: async () => value })
  const wire = Uint8Array.from(versioned().serialize())
  for (const odd of [[], [null], undefined, [{ signedTransaction: 'text' }], [{ signedTransaction: wire }, {}]]) {
    answer(odd)
    expect(await codeOf(provider.signTransaction(versioned()))).toBe('wallet/request-failed')
  }
  answer([{ signedTransaction: wire }, { signedTransaction: wire }])
  expect(await codeOf(provider.signTransaction(versioned()))).toBe('wallet/request-failed')
  answer([{ signedTransaction: wire }])
  expect(await codeOf(provider.signAllTransactions([versioned(), versioned()]))).toBe('wallet/request-failed')
  answer([{ signedTransaction: new Uint8Array([1, 2, 3]) }])
  expect(await codeOf(provider.signTransaction(versioned()))).toBe('wallet/request-failed')
})

test('R-ADPT-02 updates the provider when accounts or network change or the connection ends', async () => {
  const { provider, hand, adapter } = await connected()
  expect([provider.address, provider.addresses.length, provider.caipNetworkId, provider.wallet]).toEqual([
    alice.address,
    2,
    MAINNET.caipNetworkId,
    hand.wallet,
  ])
  hand.pick(bob.address)
  expect(provider.address).toBe(bob.address)
  await adapter.disconnect({ connectorId })
  expect(() => provider.address).toThrow('Provider not found')
  expect(await codeOf(provider.signMessage(new Uint8Array(1)))).toBe('adapter/provider-not-found')
})
