import { rpcRequest } from '@bowline/chains'
import { until } from '@bowline/jest-preset/fixtures'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import { createMemoryStorage, type FrameStorage } from '../src/host/session/frame-storage.js'
import { type Attempt, createNodeProxy } from './node-proxy.js'
import { type ServedFrame, serveFrame } from './served-frame.js'
import { ANOTHER, compile, transfer } from './solana-transaction.js'
import { startWallet } from './wallet-session.js'

const NETWORK = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const LAMPORTS = 1_000_000n
const STARTED_AT = Date.parse('2026-03-01T12:00:00Z')

let chain: SolanaChain
beforeEach(async () => {
  chain = await startSolanaChain()
})
afterEach(() => chain.close())

const frames: ServedFrame[] = []
afterEach(() => {
  for (const frame of frames.splice(0)) frame.close()
})

async function serve(attempts: readonly Attempt[], now = () => STARTED_AT) {
  const signer = await startWallet()
  const own = signer.addresses().solana
  await chain.airdrop({ to: own, lamports: 10n * LAMPORTS })
  const storage = createMemoryStorage()
  const front = createNodeProxy(chain.url, attempts)
  const frame = await serveFrame({ fetch: front.fetch, signer, storage, now })
  await frame.logIn()
  frames.push(frame)
  const send = async (lamports = LAMPORTS) => {
    const params = { transaction: await wireOf(own, lamports), pubkey: own }
    return frame.rpc('solana_signAndSendTransaction', params, NETWORK)
  }
  return { storage, raws: front.raws, send }
}

async function wireOf(own: string, lamports: bigint): Promise<string> {
  const latest = await rpcRequest(chain.url, 'getLatestBlockhash')
  const { blockhash } = v.parse(v.object({ value: v.object({ blockhash: v.string() }) }), latest).value
  return compile(own, [transfer(own, ANOTHER, lamports)], 0, blockhash).wire
}

const entriesOf = async (storage: FrameStorage) => (await storage.keys()).filter((key) => key.startsWith('outbox'))
const signatureOf = (raw: unknown) => base58.encode(base64.decode(v.parse(v.string(), raw)).slice(1, 65))

test.each<Attempt>([
  'accepted, connection broken',
  'accepted, 502',
  'accepted, -32603',
  'accepted, passed on once more',
])(
  'R-FRAME-70 responds with the signature, and moves the amount once, when the Solana node has %s',
  async (attempt) => {
    const { storage, raws, send } = await serve([attempt])
    const { type, payload } = await send()
    expect([type, payload]).toEqual(['@bowline-frame/RPC_REQUEST_SUCCESS', { signature: signatureOf(raws[0]) }])
    await until(async () => (await entriesOf(storage)).length === 0)
    expect([raws.length, chain.balanceOf(ANOTHER)]).toEqual([1, LAMPORTS])
  },
)

test('R-FRAME-70 shows the node’s reason when the preflight of a Solana transaction fails', async () => {
  const { storage, raws, send } = await serve(['passed on'])
  const { type, payload } = await send(100n * LAMPORTS)
  expect(type).toBe('@bowline-frame/RPC_REQUEST_ERROR')
  expect(payload).toEqual({ message: expect.stringMatching(/^Transaction simulation failed/), code: -32003 })
  expect([raws.length, await entriesOf(storage)]).toEqual([1, []])
})

test('R-FRAME-71 sends the same Solana bytes again when the node never got them', async () => {
  const { storage, raws, send } = await serve(['lost', 'lost', 'passed on'])
  const { payload } = await send()
  expect(payload).toEqual({ signature: signatureOf(raws[0]) })
  await until(async () => (await entriesOf(storage)).length === 0)
  expect([raws.length, new Set(raws).size, chain.balanceOf(ANOTHER)]).toEqual([3, 1, LAMPORTS])
})

test('R-FRAME-71 stops when the blockhash of a Solana transaction has expired', async () => {
  let nowMs = STARTED_AT
  const { storage, raws, send } = await serve(['lost'], () => nowMs)
  await send()
  chain.expireBlockhash()
  await until(async () => raws.length > 1)
  expect(await entriesOf(storage)).toHaveLength(1)
  nowMs += 121_000
  await until(async () => (await entriesOf(storage)).length === 0)
  expect(chain.balanceOf(ANOTHER)).toBe(0n)
})

test('R-FRAME-71 resends Solana bytes that a node accepted and dropped', async () => {
  const { storage, raws, send } = await serve(['passed on'])
  chain.hold()
  await send()
  await until(async () => raws.length > 1)
  expect(new Set(raws).size).toBe(1)
  chain.release()
  await until(async () => (await entriesOf(storage)).length === 0)
  expect(chain.balanceOf(ANOTHER)).toBe(LAMPORTS)
})
