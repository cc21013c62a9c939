import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { formatCaipAddress, type Network, type PairedRequest } from '@bowline/kit-core'
import { type MockApproval, mockPairedSession } from '@bowline/kit-core/testing'
import { startSolanaChain } from '@bowline/solana-chain'
import {
  createSolanaRpc,
  getBase58Decoder,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  partiallySignTransaction,
  signBytes,
} from '@solana/kit'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import * as v from 'valibot'
import type { SolanaProvider } from '../src/index.js'
import { codeOf, DEVNET, MAINNET, mainnetAt, world } from './setup.js'
import { type Key, key } from './standard-wallet.js'

const connectorId = 'walletConnect'
const HASH = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'

let alice: Key
let bob: Key
beforeAll(async () => {
  alice = await key(1)
  bob = await key(2)
})

const paramsSchema = v.looseObject({
  pubkey: v.string(),
  message: v.optional(v.string()),
  transaction: v.optional(v.string()),
  transactions: v.optional(v.array(v.string())),
})

const fromBase64 = (text: string) => getTransactionDecoder().decode(getBase64Encoder().encode(text))

async function signed(wire: string) {
  return partiallySignTransaction([alice.pair], fromBase64(wire))
}

const toBase64 = (transaction: Parameters<typeof getBase64EncodedWireTransaction>[0]) =>
  getBase64EncodedWireTransaction(transaction)

/** Responds like a wallet with the pairing protocol; with `onlySignatures`, like older ones. */
function answering({
  onlySignatures = false,
  send,
}: {
  onlySignatures?: boolean
  send?: (wire: string) => unknown
} = {}) {
  return async ({ method, params }: PairedRequest): Promise<unknown> => {
    const { message = '', transaction = '', transactions = [] } = v.parse(paramsSchema, params)
    if (method === 'solana_signMessage') {
      const bytes = await signBytes(alice.pair.privateKey, getBase58Encoder().encode(message))
      return { signature: getBase58Decoder().decode(bytes) }
    }
    if (method === 'solana_signAllTransactions') {
      return { transactions: (await Promise.all(transactions.map(signed))).map(toBase64) }
    }
    const done = await signed(transaction)
    if (method === 'solana_signAndSendTransaction') await send?.(toBase64(done))
    const signature = done.signatures[alice.address]
    const answer = { signature: getBase58Decoder().decode(signature ?? new Uint8Array()) }
    return method === 'solana_signTransaction' && !onlySignatures ? { ...answer, transaction: toBase64(done) } : answer
  }
}

const on = ({ caipNetworkId }: Network, address: string) => formatCaipAddress(caipNetworkId, address)

const approval = (over: { methods?: readonly string[] } = {}): MockApproval => ({
  solana: {
    accounts: [on(MAINNET, alice.address), on(DEVNET, alice.address)],
    ...over,
  },
})

function isProvider(value: unknown): value is SolanaProvider {
  return typeof value === 'object' && value !== null && 'signAllTransactions' in value
}

async function paired(
  onRequest: (request: PairedRequest) => unknown = answering(),
  namespaces: MockApproval = approval(),
  networks = [MAINNET, DEVNET],
) {
  const session = mockPairedSession({ namespaces, onRequest })
  const made = world({ networks })
  const connect = () => made.adapter.connectPaired?.({ session, signal: never }) ?? Promise.reject(new Error('none'))
  const connection = await connect()
  const provider = await made.adapter.getProvider({ connectorId })
  if (!isProvider(provider)) throw new Error('No provider')
  return { ...made, session, connection, provider, connect, requests: session.controls.requests }
}

function legacy(): Transaction {
  const transaction = new Transaction({ feePayer: new PublicKey(alice.address), recentBlockhash: HASH })
  return transaction.add(
    SystemProgram.transfer({
      fromPubkey: new PublicKey(alice.address),
      toPubkey: new PublicKey(bob.address),
      lamports: 5n,
    }),
  )
}

test('R-CONN-39 R-ADPT-13 sends a message in base58 and returns a base58 signature', async () => {
  const { adapter, requests } = await paired()
  const signature = await adapter.signMessage?.({ connectorId, address: alice.address, message: 'hello' })
  expect(requests.at(-1)).toMatchObject({
    caipNetworkId: MAINNET.caipNetworkId,
    method: 'solana_signMessage',
    params: { message: getBase58Decoder().decode(new TextEncoder().encode('hello')), pubkey: alice.address },
  })
  const bytes = await signBytes(alice.pair.privateKey, new TextEncoder().encode('hello'))
  expect(signature).toBe(getBase58Decoder().decode(bytes))
})

test.each(['base64', 'hex'] as const)('R-ADPT-91 accepts a signature encoded as %s', async (encoding) => {
  const bytes = new Uint8Array(64).fill(7)
  const { adapter } = await paired(async () => ({ signature: Buffer.from(bytes).toString(encoding) }))
  const signature = await adapter.signMessage?.({ connectorId, address: alice.address, message: 'hello' })
  expect(signature).toBe(getBase58Decoder().decode(bytes))
})

test.each([false, true])(
  'R-CONN-39 returns a signed transaction, also when the wallet returns only signatures (%s)',
  async (onlySignatures) => {
    const { provider } = await paired(answering({ onlySignatures }))
    const given = legacy()
    const back = await provider.signTransaction(given)
    expect(back).toBeInstanceOf(Transaction)
    expect(back.verifySignatures()).toBe(true)
    const many = await provider.signAllTransactions([given, given])
    expect(many.map((one) => one.verifySignatures())).toEqual([true, true])
  },
)

test('R-CONN-39 signs several transactions in one request, or one by one when that method is not approved', async () => {
  const methodsOf = async (methods?: readonly string[]) => {
    const { provider, requests } = await paired(answering(), approval(methods && { methods }))
    await provider.signAllTransactions([legacy(), legacy()])
    return requests.map(({ method }) => method)
  }
  expect(await methodsOf()).toEqual(['solana_signAllTransactions'])
  expect(await methodsOf(['solana_signTransaction'])).toEqual(['solana_signTransaction', 'solana_signTransaction'])
})

test('R-CONN-41 R-SIWX-60 sends the wallet no method that it did not approve', async () => {
  const { adapter, requests } = await paired(answering(), approval({ methods: ['solana_signTransaction'] }))
  expect(await adapter.getAccounts({ connectorId })).toMatchObject([{ canSignMessages: false }])
  const asked = adapter.signMessage?.({ connectorId, address: alice.address, message: 'x' }) ?? Promise.resolve()
  expect(await codeOf(asked)).toBe('adapter/capability-missing')
  expect(requests).toEqual([])
})

test('R-ADPT-13 R-ADPT-14 lets a paired wallet send, or sends what it signed through a node', async () => {
  const chain = await startSolanaChain()
  try {
    await chain.airdrop({ to: alice.address, lamports: 10_000_000_000n })
    const rpc = createSolanaRpc(chain.url)
    const network = mainnetAt(chain.url)
    const send = (wire: string) => rpc.sendTransaction(wireOf(wire), { encoding: 'base64' }).send()
    const ways = [undefined, ['solana_signTransaction']] as const
    for (const methods of ways) {
      const made = await paired(answering({ send }), approval(methods && { methods }), [network])
      const sent = await made.adapter.sendTransaction?.({
        ...{ connectorId, address: alice.address, to: bob.address, value: 2_000_000_001n, network },
      })
      await until(() => ofType(made.events, 'transactionSettled').length === 1)
      expect(ofType(made.events, 'transactionSettled')[0]).toMatchObject({ hash: sent?.hash, status: 'confirmed' })
      expect(made.requests.at(-1)?.method).toBe(methods?.[0] ?? 'solana_signAndSendTransaction')
    }
    expect((await rpc.getBalance(bob.address).send()).value).toBe(4_000_000_002n)
  } finally {
    await chain.close()
  }
})

const wireOf = (text: string) => toBase64(fromBase64(text))

test('R-ADPT-25 converts invalid responses, rejections and expiry to kit errors', async () => {
  const odd: readonly (readonly [unknown, string])[] = [
    [undefined, 'wallet/request-failed'],
    ['text', 'wallet/request-failed'],
    [{ signature: '0x5160' }, 'wallet/request-failed'],
    [{ transaction: '!!' }, 'wallet/request-failed'],
    [{ transaction: 'AAAA' }, 'wallet/request-failed'],
    [new Error('User rejected'), 'wallet/user-rejected'],
    [{ code: 5000, message: 'User rejected.' }, 'wallet/user-rejected'],
    [new Error('failed: Blockhash not found'), 'solana/transaction-expired'],
  ]
  for (const [answer, code] of odd) {
    const { provider } = await paired(() => {
      if (answer instanceof Error || (typeof answer === 'object' && 'code' in (answer ?? {}))) throw answer
      return answer
    })
    expect(await codeOf(provider.signTransaction(legacy()))).toBe(code)
  }
})

test('R-ADPT-25 rejects a signature for an account that is not a signer of the transaction', async () => {
  const { provider } = await paired(async () => ({ signature: getBase58Decoder().decode(new Uint8Array(64).fill(1)) }))
  const transaction = new Transaction({ feePayer: new PublicKey(bob.address), recentBlockhash: HASH })
  transaction.add(
    SystemProgram.transfer({
      ...{ fromPubkey: new PublicKey(bob.address), toPubkey: new PublicKey(alice.address), lamports: 1n },
    }),
  )
  expect(await codeOf(provider.signTransaction(transaction))).toBe('wallet/request-failed')
})

test('R-CONN-102 rejects open requests with the reason when the session ends', async () => {
  const { adapter, session, requests, events } = await paired(() => new Promise(() => {}))
  const asked = adapter.signMessage?.({ connectorId, address: alice.address, message: 'x' }) ?? Promise.resolve()
  const answer = codeOf(asked)
  await until(() => requests.length === 1)
  session.controls.disconnect()
  expect(await answer).toBe('wallet/request-failed')
  expect(requests[0]?.signal?.aborted).toBe(true)
  expect(ofType(events, 'disconnect')).toHaveLength(1)
  expect(session.controls.listeners()).toBe(0)
})

test('R-CONN-41 R-ADPT-20 leaves a network that is no longer approved, and disconnects when none is left', async () => {
  const { session, events, adapter } = await paired()
  session.controls.approve({ solana: { accounts: [on(DEVNET, bob.address)] } })
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe(DEVNET.caipNetworkId)
  expect(ofType(events, 'accountChanged').at(-1)?.accounts).toEqual([{ address: bob.address, type: 'eoa' }])
  expect(ofType(events, 'connections').at(-1)?.connections[0]?.approvedCaipNetworkIds).toEqual([DEVNET.caipNetworkId])
  session.controls.approve({})
  expect(ofType(events, 'disconnect')).toHaveLength(1)
  expect(await codeOf(adapter.getAccounts({ connectorId }))).toBe('adapter/provider-not-found')
})

test('R-CONN-41 rejects a switch to a network that was not approved', async () => {
  const { adapter } = await paired(answering(), {
    solana: { accounts: [on(MAINNET, alice.address)] },
  })
  const refused = adapter.switchNetwork?.({ connectorId, network: DEVNET, signal: never }) ?? Promise.resolve()
  expect(await codeOf(refused)).toBe('wallet/chain-not-supported')
})

test('R-ADPT-02 returns the same connection for the same session and listens to it once', async () => {
  const { adapter, connect, connection, session, requests } = await paired(() => new Promise(() => {}))
  const asked = adapter.signMessage?.({ connectorId, address: alice.address, message: 'x' })
  const answer = codeOf(asked ?? Promise.resolve())
  expect(await connect()).toEqual(connection)
  expect(requests[0]?.signal?.aborted).toBe(false)
  expect(session.controls.listeners()).toBe(1)
  session.controls.disconnect()
  expect(await answer).toBe('wallet/request-failed')
})

test('R-ADPT-25 skips accounts that are not Solana addresses', async () => {
  const accounts = [on(MAINNET, '0x1234'), on(MAINNET, alice.address)] as const
  const { connection } = await paired(answering(), { solana: { accounts } })
  expect(connection.accounts).toEqual([{ address: alice.address, type: 'eoa' }])
  expect(await codeOf(paired(answering(), { solana: { accounts: [accounts[0]] } }))).toBe('pairing/empty')
})
