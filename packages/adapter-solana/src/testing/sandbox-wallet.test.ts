import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getAddressEncoder,
  getBase58Decoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import * as entry from './index.js'
import {
  createSandboxWallet,
  type SandboxFeatureName,
  type SandboxRequest,
  type SandboxWallet,
  type SandboxWalletOptions,
} from './index.js'

const SOL = 1_000_000_000n
const ALICE = new Uint8Array(32).fill(1)
const BOB = new Uint8Array(32).fill(2)
const CAROL = address('3tJPsz3dYEaGZJ9xXrLNTSFcXSyxFU6RrLyqXcYtbKz4')

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
}, 30_000)
afterAll(() => chain.close())

function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    get: (key: string) => entries.get(key),
    set: (key: string, value: string) => void entries.set(key, value),
    remove: (key: string) => void entries.delete(key),
  }
}

type Person = { say: boolean; readonly asked: SandboxRequest[] }

/** A wallet with a person who says yes until told otherwise. */
async function sandbox(over: Partial<SandboxWalletOptions> = {}) {
  const person: Person = { say: true, asked: [] }
  const made = await createSandboxWallet({
    privateKeys: [ALICE, BOB],
    chains: [{ chain: 'solana:localnet', rpcUrl: chain.url }, { chain: 'solana:mainnet' }],
    approve: async (request) => {
      person.asked.push(request)
      return person.say
    },
    ...over,
  })
  const ask = feature(made)
  const [alice = '', bob = ''] = made.state().addresses
  return { made, person, ask, alice: address(alice), bob: address(bob), open: () => ask('standard:connect', 'connect') }
}

/** Asks as a page does, knowing nothing of types. */
function feature({ wallet }: SandboxWallet) {
  return (name: SandboxFeatureName, method: string, ...inputs: readonly unknown[]): Promise<unknown> => {
    const found: unknown = Reflect.get(Object(wallet.features[name]), method)
    if (typeof found !== 'function') throw new Error(`Not offered: ${name}`)
    return Reflect.apply(found, undefined, inputs)
  }
}

function part(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), value)
}

function bytesAt(value: unknown, ...path: readonly (string | number)[]): Uint8Array {
  const found = part(value, ...path)
  if (!(found instanceof Uint8Array)) throw new Error('No bytes')
  return found
}

const rpc = () => createSolanaRpc(chain.url)
const balance = async (of: string) => (await rpc().getBalance(address(of)).send()).value

/** A transfer, unsigned, as it travels. */
async function transfer(from: string, amount: bigint, version: 'legacy' | 0 = 0, to = CAROL): Promise<Uint8Array> {
  const { value: lifetime } = await rpc().getLatestBlockhash().send()
  const source = createNoopSigner(address(from))
  const message = pipe(
    createTransactionMessage({ version }),
    (given) => setTransactionMessageFeePayer(source.address, given),
    (given) => setTransactionMessageLifetimeUsingBlockhash(lifetime, given),
    (given) =>
      appendTransactionMessageInstruction(getTransferSolInstruction({ source, destination: to, amount }), given),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

/** A page that hears of wallets once it is ready. */
function pageOfWallets() {
  const events = new EventTarget()
  const wallets: unknown[] = []
  const api = {
    register(wallet: unknown) {
      wallets.push(wallet)
      return () => void wallets.splice(wallets.indexOf(wallet), 1)
    },
  }
  function ready(): void {
    events.addEventListener('wallet-standard:register-wallet', (event) => {
      if (event instanceof CustomEvent) event.detail(api)
    })
    events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  }
  return { events, wallets, ready }
}

test('R-ADPT-01 the public names of the testing entry', () => {
  expect(Object.keys(entry).sort()).toEqual(['SandboxWalletError', 'createSandboxWallet'])
})

describe('R-ADPT-12 a sandbox wallet registers itself', () => {
  test('with a page that is ready, and takes itself back', async () => {
    const { made } = await sandbox()
    const { events, wallets, ready } = pageOfWallets()
    ready()
    made.register(events)
    expect(wallets).toEqual([made.wallet])
    made.unregister()
    expect(wallets).toEqual([])
  })

  test('with a page that gets ready later', async () => {
    const { made } = await sandbox()
    const { events, wallets, ready } = pageOfWallets()
    made.register(events)
    expect(wallets).toEqual([])
    ready()
    expect(wallets).toEqual([made.wallet])
  })

  test('with no page any more once it was taken back', async () => {
    const { made } = await sandbox()
    const { events, wallets, ready } = pageOfWallets()
    const stop = made.register(events)
    stop()
    ready()
    expect(wallets).toEqual([])
  })

  test('under the name and icon it was given, hostile or not', async () => {
    const name = '<img src=x onerror=alert(1)>\u202e'
    const icon = 'javascript:alert(1)'
    const { made } = await sandbox({ name, icon })
    expect([made.wallet.name, made.wallet.icon]).toEqual([name, icon])
  })

  test('with the features and chains it was given', async () => {
    const features = ['standard:connect', 'standard:events', 'solana:signTransaction'] as const
    const { made, open } = await sandbox({ features })
    await open()
    expect(Object.keys(made.wallet.features).sort()).toEqual([...features].sort())
    expect(made.wallet.chains).toEqual(['solana:localnet', 'solana:mainnet'])
    expect(made.wallet.accounts[0]?.features).toEqual(['solana:signTransaction'])
  })
})

describe('R-ADPT-12 its accounts', () => {
  test('open once approved, and a silent connection asks nobody', async () => {
    const { made, ask, person, open, alice, bob } = await sandbox()
    expect(await ask('standard:connect', 'connect', { silent: true })).toEqual({ accounts: [] })
    expect(person.asked).toEqual([])
    await open()
    expect(made.wallet.accounts.map((account) => account.address)).toEqual([alice, bob])
    expect(Buffer.from(made.wallet.accounts[0]?.publicKey ?? [])).toEqual(
      Buffer.from(getAddressEncoder().encode(alice)),
    )
    expect(await open()).toEqual({ accounts: made.wallet.accounts })
    expect(await ask('standard:connect', 'connect', { silent: true })).toEqual({ accounts: made.wallet.accounts })
    expect(person.asked.map(({ kind }) => kind)).toEqual(['connect'])
  })

  test('stay closed when the person says no', async () => {
    const { made, person, open } = await sandbox()
    person.say = false
    await expect(open()).rejects.toMatchObject({ code: 4001 })
    expect(made.wallet.accounts).toEqual([])
  })

  test('change, close and come back with one change event each, and the same objects', async () => {
    const { made, ask, open, alice, bob } = await sandbox()
    const told: unknown[] = []
    const off = made.wallet.features['standard:events']?.on('change', ({ accounts }) =>
      told.push(accounts?.map((account) => account.address)),
    )
    await open()
    const [first] = made.wallet.accounts
    made.setAccounts([bob, alice])
    expect(made.wallet.accounts[1]).toBe(first)
    made.setAccounts([bob])
    made.lock()
    made.unlock()
    await ask('standard:disconnect', 'disconnect')
    expect(told).toEqual([[alice, bob], [bob, alice], [bob], [], [bob], []])
    await open()
    off?.()
    made.disconnect()
    expect(told).toHaveLength(7)
  })

  test('that are locked open again once a connection is approved', async () => {
    const { made, person, open, alice, bob } = await sandbox()
    await open()
    made.lock()
    await open()
    expect(made.wallet.accounts.map((account) => account.address)).toEqual([alice, bob])
    expect(person.asked.map(({ kind }) => kind)).toEqual(['connect', 'connect'])
  })

  test('follow the chains of the wallet', async () => {
    const { made, open } = await sandbox()
    await open()
    const told: unknown[] = []
    made.wallet.features['standard:events']?.on('change', ({ chains }) => told.push(chains))
    made.setChains(['solana:devnet'])
    expect(told).toEqual([['solana:devnet']])
    expect([made.wallet.chains, made.wallet.accounts[0]?.chains]).toEqual([['solana:devnet'], ['solana:devnet']])
  })

  test('are as they were after a reload, and in another tab once it follows', async () => {
    const storage = memoryStorage()
    const here = await sandbox({ storage })
    const there = await sandbox({ storage })
    const told: unknown[] = []
    there.made.wallet.features['standard:events']?.on('change', ({ accounts }) =>
      told.push(accounts?.map((account) => account.address)),
    )
    await here.open()
    here.made.setAccounts([here.bob])
    there.made.follow()
    there.made.follow()
    expect(told).toEqual([[here.bob]])
    const after = await sandbox({ storage })
    expect(after.made.wallet.accounts.map((account) => account.address)).toEqual([here.bob])
    here.made.forget()
    expect((await sandbox({ storage })).made.wallet.accounts).toEqual([])
  })

  test.each(['', '[]', '{"isConnected":1}', '{'])('R-STORE-13 stored junk %j is a fresh wallet', async (junk) => {
    const storage = memoryStorage()
    storage.set('sandbox.solana.Sandbox Wallet', junk)
    expect((await sandbox({ storage })).made.wallet.accounts).toEqual([])
  })
})

describe('R-ADPT-13 it signs', () => {
  test('a message, so that the signature verifies', async () => {
    const { made, ask, open, alice } = await sandbox()
    await open()
    const message = new TextEncoder().encode('hello')
    const [account] = made.wallet.accounts
    const answer = await ask('solana:signMessage', 'signMessage', { account, message })
    expect(part(answer, 0, 'signedMessage')).toEqual(message)
    const signature = signatureBytes(bytesAt(answer, 0, 'signature'))
    expect(await verifySignature(await getPublicKeyFromAddress(alice), signature, message)).toBe(true)
  })

  test('several transactions at one asking, each by its own account, and changes nothing else in them', async () => {
    const { made, ask, person, open, alice, bob } = await sandbox()
    await open()
    const wires = [await transfer(alice, 1n), await transfer(bob, 2n, 'legacy')]
    const inputs = wires.map((transaction, index) => ({ account: made.wallet.accounts[index], transaction }))
    const answer = await ask('solana:signTransaction', 'signTransaction', ...inputs)
    expect(person.asked.map(({ kind }) => kind)).toEqual(['connect', 'sign-transaction'])
    for (const [index, signer] of [alice, bob].entries()) {
      const signed = getTransactionDecoder().decode(bytesAt(answer, index, 'signedTransaction'))
      expect(signed.messageBytes).toEqual(getTransactionDecoder().decode(wires[index] ?? new Uint8Array()).messageBytes)
      const signature = signed.signatures[signer]
      if (!signature) throw new Error('Not signed')
      expect(await verifySignature(await getPublicKeyFromAddress(signer), signature, signed.messageBytes)).toBe(true)
    }
  })

  test.each(['legacy', 0] as const)('and sends a %s transaction, which moves exactly its amount', async (version) => {
    const { made, ask, open, alice } = await sandbox()
    await open()
    await chain.airdrop({ to: alice, lamports: 3n * SOL })
    const [before, mine] = [await balance(CAROL), await balance(alice)]
    const [account] = made.wallet.accounts
    const transaction = await transfer(alice, SOL + 7n, version)
    const input = { account, chain: 'solana:localnet', transaction, options: { preflightCommitment: 'confirmed' } }
    const answer = await ask('solana:signAndSendTransaction', 'signAndSendTransaction', input)
    expect((await balance(CAROL)) - before).toBe(SOL + 7n)
    expect(mine - (await balance(alice))).toBe(SOL + 7n + 5000n)
    const [listed] = await rpc().getSignaturesForAddress(alice, { limit: 1 }).send()
    expect(getBase58Decoder().decode(bytesAt(answer, 0, 'signature'))).toBe(listed?.signature)
  })

  test('and sends by whoever answers for the chains, with what the app asked for', async () => {
    const sent: unknown[] = []
    const { made, ask, open, alice } = await sandbox({ request: async (...question) => void sent.push(question) })
    await open()
    const [account] = made.wallet.accounts
    const options = { skipPreflight: true, commitment: 'confirmed' }
    const input = { account, chain: 'solana:mainnet', transaction: await transfer(alice, 1n), options }
    await ask('solana:signAndSendTransaction', 'signAndSendTransaction', input)
    const config = { skipPreflight: true, encoding: 'base64' }
    expect(sent).toEqual([['solana:mainnet', 'sendTransaction', [expect.any(String), config]]])
  })

  test('and hands on what the node says of a transaction it will not have', async () => {
    const { made, ask, open, bob } = await sandbox()
    await open()
    const transaction = await transfer(bob, 10n ** 15n)
    const input = { account: made.wallet.accounts[1], chain: 'solana:localnet', transaction }
    await expect(ask('solana:signAndSendTransaction', 'signAndSendTransaction', input)).rejects.toMatchObject({
      code: -32002,
      message: expect.stringMatching(/^Transaction simulation failed: /),
    })
  })

  test('nothing without a yes', async () => {
    const { made, ask, person, open, alice } = await sandbox()
    await open()
    await chain.airdrop({ to: alice, lamports: 2n * SOL })
    const before = await balance(alice)
    person.say = false
    const [account] = made.wallet.accounts
    const [message, transaction] = [new Uint8Array([1]), await transfer(alice, SOL)]
    const refused = { code: 4001, message: 'User rejected the request.' }
    await expect(ask('solana:signMessage', 'signMessage', { account, message })).rejects.toMatchObject(refused)
    await expect(ask('solana:signTransaction', 'signTransaction', { account, transaction })).rejects.toMatchObject(
      refused,
    )
    const input = { account, transaction, chain: 'solana:localnet' }
    await expect(ask('solana:signAndSendTransaction', 'signAndSendTransaction', input)).rejects.toMatchObject(refused)
    expect(person.asked.slice(1).map(({ kind, address: who }) => [kind, who])).toEqual([
      ['sign-message', alice],
      ['sign-transaction', alice],
      ['send', alice],
    ])
    expect(await balance(alice)).toBe(before)
  })

  test('only for accounts that are open', async () => {
    const { made, ask, person, open } = await sandbox()
    await open()
    const [account] = made.wallet.accounts
    const message = new Uint8Array([1])
    made.lock()
    await expect(ask('solana:signMessage', 'signMessage', { account, message })).rejects.toMatchObject({ code: 4100 })
    made.unlock()
    const stranger = { ...account, address: CAROL }
    await expect(ask('solana:signMessage', 'signMessage', { account: stranger, message })).rejects.toMatchObject({
      code: 4100,
    })
    expect(person.asked).toHaveLength(1)
  })
})

describe('R-ADPT-03 it refuses before anybody is asked', () => {
  test.each([
    ['no input', () => []],
    ['no account', () => [{ message: new Uint8Array(1) }]],
    ['a message that is text', (account: unknown) => [{ account, message: 'hello' }]],
  ])('a message with %s', async (_, inputs) => {
    const { made, ask, person, open } = await sandbox()
    await open()
    const asked = ask('solana:signMessage', 'signMessage', ...inputs(made.wallet.accounts[0]))
    await expect(asked).rejects.toMatchObject({ code: -32602 })
    expect(person.asked).toHaveLength(1)
  })

  test('a transaction that is none, of another signer, of a version it does not take, or for another chain', async () => {
    const { made, ask, person, open, alice, bob } = await sandbox({ transactionVersions: ['legacy'] })
    await open()
    const [account] = made.wallet.accounts
    const sign = (transaction: Uint8Array, named?: string) =>
      ask('solana:signTransaction', 'signTransaction', { account, transaction, ...(named && { chain: named }) })
    await expect(sign(new Uint8Array([0]))).rejects.toMatchObject({ code: -32602 })
    await expect(sign(await transfer(bob, 1n, 'legacy'))).rejects.toMatchObject({ code: -32602 })
    await expect(sign(await transfer(alice, 1n, 0))).rejects.toMatchObject({ code: -32602 })
    await expect(sign(await transfer(alice, 1n, 'legacy'), 'solana:devnet')).rejects.toMatchObject({ code: 4901 })
    expect(person.asked).toHaveLength(1)
  })
})

describe('R-ADPT-12 it keeps a page waiting', () => {
  test('as long as it is told to', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] })
    try {
      const { made, ask, open } = await sandbox()
      made.setDelay(5_000)
      let isOpen = false
      const opening = open().then(() => (isOpen = true))
      await jest.advanceTimersByTimeAsync(4_999)
      expect(isOpen).toBe(false)
      await jest.advanceTimersByTimeAsync(1)
      await opening
      made.setSilent(true)
      let isAnswered = false
      void ask('standard:connect', 'connect').then(() => (isAnswered = true))
      await jest.advanceTimersByTimeAsync(60_000)
      expect(isAnswered).toBe(false)
      expect(made.requests().map((request) => request.feature)).toEqual(['standard:connect', 'standard:connect'])
    } finally {
      jest.useRealTimers()
    }
  })
})
