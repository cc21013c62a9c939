import { type Anvil, rpcRequest, startAnvil } from '@bowline/chains'
import { until } from '@bowline/jest-preset/fixtures'
import * as v from 'valibot'
import { isHex, keccak256, parseEther } from 'viem'
import { createMemoryStorage, type FrameStorage } from '../src/host/session/frame-storage.js'
import type { Signer } from '../src/host/signer/signer.js'
import { type Attempt, createNodeProxy } from './node-proxy.js'
import { type ServedFrame, type ServedFrameParams, serveFrame } from './served-frame.js'
import { startWallet, startWalletTwice } from './wallet-session.js'

const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const VALUE = parseEther('0.5')
const HOUR_MS = 3_600_000

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil()
})
afterAll(() => chain.stop())

const frames: ServedFrame[] = []
afterEach(() => {
  for (const frame of frames.splice(0)) frame.close()
})

async function fundedWallet(balance?: bigint): Promise<Signer> {
  return fund(await startWallet(), balance)
}

async function fund(signer: Signer, balance = parseEther('10')): Promise<Signer> {
  await rpcRequest(chain.url, 'anvil_setBalance', [signer.addresses().eip155, `0x${balance.toString(16)}`])
  return signer
}

async function serve(signer: Signer, attempts: readonly Attempt[], params: ServedFrameParams = {}) {
  const front = createNodeProxy(chain.url, attempts)
  const frame = await serveFrame({ fetch: front.fetch, signer, ...params })
  await frame.logIn()
  frames.push(frame)
  return { frame, raws: front.raws, send: (more: object = {}) => frame.rpc('eth_sendTransaction', [transfer(more)]) }
}

const transfer = (more: object = {}) => ({ to: FRIEND, value: `0x${VALUE.toString(16)}`, ...more })
const quantity = async (method: string, params: unknown[]) =>
  BigInt(v.parse(v.string(), await rpcRequest(chain.url, method, params)))
const nonceOf = (signer: Signer) => quantity('eth_getTransactionCount', [signer.addresses().eip155, 'latest'])
const hashOf = (raw: unknown) => (isHex(raw) ? keccak256(raw) : undefined)
const entriesOf = async (storage: FrameStorage) => (await storage.keys()).filter((key) => key.startsWith('outbox'))

test.each<Attempt>(['accepted, connection broken', 'accepted, 502', 'accepted, -32603', 'accepted, unreadable'])(
  'R-FRAME-70 responds with the hash, and moves the amount once, when the node has %s',
  async (attempt) => {
    const signer = await fundedWallet()
    const storage = createMemoryStorage()
    const before = await quantity('eth_getBalance', [FRIEND, 'latest'])
    const { send, raws } = await serve(signer, [attempt], { storage })
    const { type, payload } = await send()
    expect([type, payload]).toEqual(['@bowline-frame/RPC_REQUEST_SUCCESS', hashOf(raws[0])])
    await until(async () => (await entriesOf(storage)).length === 0)
    expect(new Set(raws).size).toBe(1)
    expect(await nonceOf(signer)).toBe(1n)
    expect((await quantity('eth_getBalance', [FRIEND, 'latest'])) - before).toBe(VALUE)
  },
)

test('R-FRAME-70 treats "nonce too low" as success when the node knows this very transaction', async () => {
  const signer = await fundedWallet()
  const { send, raws } = await serve(signer, ['accepted, passed on once more'])
  const { payload } = await send()
  expect(payload).toBe(hashOf(raws[0]))
  expect([raws.length, await nonceOf(signer)]).toEqual([1, 1n])
})

test('R-FRAME-70 treats "already known" as success when the transaction waits in the pool', async () => {
  await rpcRequest(chain.url, 'evm_setAutomine', [false])
  try {
    const signer = await fundedWallet()
    const storage = createMemoryStorage()
    const { send, raws } = await serve(signer, ['accepted, passed on once more'], { storage })
    const { payload } = await send()
    expect([payload, await entriesOf(storage)]).toEqual([hashOf(raws[0]), []])
  } finally {
    await rpcRequest(chain.url, 'evm_setAutomine', [true])
    await rpcRequest(chain.url, 'anvil_mine', ['0x1'])
  }
})

test('R-FRAME-70 shows the node’s reason, and sends nothing again, when the first node rejects the transaction', async () => {
  const storage = createMemoryStorage()
  const { send, raws } = await serve(await fundedWallet(1n), ['passed on'], { storage })
  const { type, payload } = await send({ gas: '0x5208' })
  expect(type).toBe('@bowline-frame/RPC_REQUEST_ERROR')
  expect(payload).toEqual({ message: expect.stringMatching(/insufficient funds/i), code: -32003 })
  expect([raws.length, await entriesOf(storage)]).toEqual([1, []])
})

test('R-FRAME-70 rejects a transaction whose nonce another transaction has used', async () => {
  const signer = await fundedWallet()
  const { send } = await serve(signer, ['passed on'])
  await send()
  const { payload } = await send({ nonce: '0x0', gas: '0x5208', value: '0x1' })
  expect(payload).toEqual({ message: expect.stringMatching(/nonce too low/i), code: -32003 })
})

test('R-FRAME-71 sends the same bytes again when the node never got them', async () => {
  const signer = await fundedWallet()
  const storage = createMemoryStorage()
  const { send, raws } = await serve(signer, ['lost', 'lost', 'passed on'], { storage })
  const { payload } = await send()
  expect(payload).toBe(hashOf(raws[0]))
  await until(async () => (await nonceOf(signer)) === 1n)
  await until(async () => (await entriesOf(storage)).length === 0)
  expect([raws.length, new Set(raws).size]).toEqual([3, 1])
})

test('R-FRAME-71 resends the stored transaction bytes when the frame is loaded again', async () => {
  const signer = await fundedWallet()
  const storage = createMemoryStorage()
  const { frame, send, raws } = await serve(signer, ['lost'], { storage })
  await send()
  frame.close()
  expect([await nonceOf(signer), await entriesOf(storage)]).toEqual([0n, [expect.any(String)]])
  const next = await serve(signer, ['passed on'], { storage })
  await next.frame.resume()
  await until(async () => (await entriesOf(storage)).length === 0)
  expect([await nonceOf(signer), next.raws]).toEqual([1n, [raws[0]]])
})

test('R-FRAME-71 records the transaction before sending it to the node', async () => {
  const storage = createMemoryStorage()
  const signer = await fundedWallet()
  const recorded: number[] = []
  const front = createNodeProxy(chain.url, ['passed on'])
  const { send } = await serve(signer, [], {
    storage,
    async fetch(request) {
      const { method } = v.parse(v.object({ method: v.string() }), await request.clone().json())
      if (method === 'eth_sendRawTransaction') recorded.push((await entriesOf(storage)).length)
      return front.fetch(request)
    },
  })
  await send()
  expect(recorded).toEqual([1])
})

test('R-FRAME-71 stops when another transaction has used the nonce', async () => {
  const signer = await fundedWallet()
  const storage = createMemoryStorage()
  const { send } = await serve(signer, ['lost'], { storage })
  await send()
  const other = await serve(signer, ['passed on'])
  await other.send({ nonce: '0x0', value: '0x1' })
  await until(async () => (await entriesOf(storage)).length === 0)
  expect(await nonceOf(signer)).toBe(1n)
})

test('R-FRAME-71 drops a transaction after 24 hours', async () => {
  const signer = await fundedWallet()
  const storage = createMemoryStorage()
  const { frame, send } = await serve(signer, ['lost'], { storage })
  await send()
  frame.close()
  const later = await serve(signer, ['passed on'], {
    storage,
    now: () => Date.parse('2026-03-01T12:00:00Z') + 24 * HOUR_MS,
  })
  await later.frame.resume()
  expect([await entriesOf(storage), later.raws, await nonceOf(signer)]).toEqual([[], [], 0n])
})

test('R-FRAME-71 ignores a stored transaction whose id does not match its bytes', async () => {
  const signer = await fundedWallet()
  const storage = createMemoryStorage()
  const { frame, send } = await serve(signer, ['lost'], { storage })
  await send()
  frame.close()
  const [key = ''] = await entriesOf(storage)
  await storage.set(key, { ...Object(await storage.get(key)), id: `0x${'ab'.repeat(32)}` })
  await storage.set(`${key}1`, 'not an entry')
  const next = await serve(signer, ['passed on'], { storage })
  await next.frame.resume()
  expect([await entriesOf(storage), next.raws]).toEqual([[], []])
})

test('R-FRAME-72 sends one transaction when the same request is approved in two frames at once', async () => {
  const wallets = await startWalletTwice()
  const signer = await fund(wallets[0])
  const front = createNodeProxy(chain.url, ['together', 'together'])
  const storage = createMemoryStorage()
  const tabs = await Promise.all(wallets.map((wallet) => serve(wallet, [], { fetch: front.fetch, storage })))
  const [first, second] = await Promise.all(tabs.map(({ send }) => send()))
  expect(first?.payload).toBe(hashOf(front.raws[0]))
  expect(second?.payload).toBe(first?.payload)
  expect(await nonceOf(signer)).toBe(1n)
})

test('R-FRAME-72 shows and sends a request once when its message arrives twice', async () => {
  const signer = await fundedWallet()
  const { frame, raws } = await serve(signer, ['passed on'])
  const payload = { method: 'eth_sendTransaction', params: [transfer()], chainId: 'eip155:1' }
  const message = { id: crypto.randomUUID(), type: '@bowline-app/RPC_REQUEST', payload }
  for (const seq of [50, 50, 51]) frame.post({ ...message, seq })
  await until(() => frame.approved.length > 0)
  frame.post({ seq: 52, type: '@bowline-app/RPC_PROCEED', payload: { id: message.id } })
  await frame.waitForResponse(message.id)
  const ping = crypto.randomUUID()
  frame.post({ id: ping, seq: 53, type: '@bowline-app/PING' })
  await frame.waitForResponse(ping)
  expect([frame.cards.length, raws.length, await nonceOf(signer)]).toEqual([1, 1, 1n])
  expect(frame.received.filter(({ id }) => id === message.id)).toHaveLength(1)
})
