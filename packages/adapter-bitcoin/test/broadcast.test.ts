import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { ofType } from '@bowline/jest-preset/fixtures'
import { selectTrackedTransactions } from '@bowline/kit-core'
import { connected } from './connected.js'
import { openSender } from './sender.js'
import { addressesOf, BOB, REGTEST } from './setup.js'

let chain: BitcoinChain
let bob: string
beforeAll(async () => {
  chain = await startBitcoinChain()
  ;[bob] = await addressesOf(BOB, REGTEST)
})
afterAll(() => chain.close())
afterEach(() => {
  chain.answerWith(undefined)
  chain.replaceResponse(undefined)
})

let key = 0x10

/** A wallet that only signs, on a network with two nodes. */
async function scene() {
  const [url, other] = [`${chain.url}/node-1`, `${chain.url}/node-2`] as const
  const networks = [{ caipNetworkId: REGTEST, esploraUrl: url }] as const
  key += 1
  const privateKeys = [key.toString(16).repeat(32)] as const
  const made = await connected({ url, otherUrls: [other], hasSatsConnect: false, privateKeys, networks })
  chain.fund(made.payment, 100_000n)
  const { adapter, connectorId, payment: address, network } = made
  const send = async () =>
    adapter.sendTransaction?.({ connectorId, address, to: bob, value: 10_000n, network }) ?? { hash: '' }
  return { ...made, send, posts: () => chain.requests.filter((path) => /^POST \/node-\d\/tx$/.test(path)).slice(-2) }
}

const refusal = (message: string, code = -26) => ({
  status: 400,
  body: `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`,
})
const BOTH = ['POST /node-1/tx', 'POST /node-2/tx']

test.each([
  ['502', { status: 502, body: 'Bad gateway' }],
  ['a dropped connection', 'disconnect'],
  ['an unreadable body', { status: 200, body: '<html>' }],
  ['another id', { status: 200, body: 'ab'.repeat(32) }],
] as const)('R-ADPT-130 accepts a transfer that a node took when its response is %s', async (_, response) => {
  const { send, posts, events } = await scene()
  const before = chain.balanceOf(bob)
  chain.replaceResponse((path) => (path === '/node-1/tx' ? response : undefined))
  const sent = await send()
  expect([sent, posts()]).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }, BOTH])
  expect(chain.balanceOf(bob) - before).toBe(10_000n)
  expect(ofType(events, 'sent').map((event) => event.sent.hash)).toEqual([sent.hash])
})

test.each([
  ['missing inputs', refusal('bad-txns-inputs-missingorspent', -25)],
  ['a conflict', refusal('txn-mempool-conflict')],
  ['502', { status: 502, body: '' }],
])(
  'R-ADPT-130 leaves the outcome unknown when the first response is lost and the next node says %s',
  async (_, response) => {
    const { send, posts, events } = await scene()
    chain.answerWith((path) => (path === '/node-2/tx' ? response : undefined))
    chain.replaceResponse((path) => (path === '/node-1/tx' ? 'disconnect' : undefined))
    const sent = await send()
    expect([sent, posts()]).toEqual([{ hash: expect.any(String), isUncertain: true }, BOTH])
    expect(ofType(events, 'sent')).toMatchObject([{ sent: { hash: sent.hash, raw: expect.any(String) } }])
  },
)

test('R-ADPT-130 stores id and bytes before a node gets them', async () => {
  const { send, events } = await scene()
  const stored: unknown[] = []
  chain.answerWith((path) => {
    if (path === '/node-1/tx') stored.push(...ofType(events, 'sent').map(({ sent }) => sent))
    return undefined
  })
  const { hash } = await send()
  const raw = await (await fetch(`${chain.url}/tx/${hash}/hex`)).text()
  expect(stored).toMatchObject([{ hash, raw, memo: expect.stringContaining('outspend') }])
})

test('R-ADPT-130 lists a transfer as pending in a kit when no node’s response arrives', async () => {
  key += 1
  const { kit, payment, send, stop } = await openSender(chain.url, key.toString(16).repeat(32), 'standard')
  chain.fund(payment, 100_000n)
  const before = chain.balanceOf(bob)
  chain.replaceResponse((path) => (path === '/tx' ? 'disconnect' : undefined))
  const hash = await send({ from: payment, to: bob, value: 10_000n })
  expect(chain.balanceOf(bob) - before).toBe(10_000n)
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([{ hash, status: 'pending', isNotSeen: true }])
  stop()
})

test.each([
  ['txn-already-known', -27],
  ['txn-already-in-mempool', -26],
  ['Transaction already in block chain', -27],
  ['Transaction outputs already in utxo set', -27],
  ['', -27],
])('R-ADPT-130 accepts when the first node says %j (%d)', async (message, code) => {
  const { send, posts } = await scene()
  chain.answerWith((path) => (path === '/node-1/tx' ? refusal(message, code) : undefined))
  expect(await send()).toEqual({ hash: expect.any(String) })
  expect(posts().at(-1)).toBe('POST /node-1/tx')
})

test('R-ADPT-130 accepts when the first node no longer finds outputs that the transaction itself spent', async () => {
  const { send } = await scene()
  chain.replaceResponse((path) => (path === '/node-1/tx' ? refusal('bad-txns-inputs-missingorspent', -25) : undefined))
  expect(await send()).toEqual({ hash: expect.any(String) })
})

test.each([
  [refusal('bad-txns-inputs-missingorspent', -25), /spent already or are not known/],
  [refusal('min relay fee not met, 100 < 141'), /fee is too low/],
  [{ status: 400, body: 'sendrawtransaction RPC error -26: mempool min fee not met' }, /fee is too low/],
  [refusal('dust'), /too small for the network/],
  [refusal('non-final'), /locked until a later block/],
  [refusal('txn-mempool-conflict'), /spends the same coins/],
  [refusal('insufficient fee, rejecting replacement 12'), /spends the same coins/],
  [refusal('bad-txns-something'), /^The network rejected the transaction: bad-txns-something$/],
])('R-ADPT-131 rejects with a readable message when the first node refuses with %j', async (response, message) => {
  const { send, posts } = await scene()
  const before = chain.balanceOf(bob)
  chain.answerWith((path) => (path === '/node-1/tx' ? response : undefined))
  await expect(send()).rejects.toMatchObject({
    code: 'wallet/request-failed',
    message: expect.stringMatching(message),
  })
  await expect(send()).rejects.toMatchObject({ message: expect.not.stringContaining('{') })
  expect([posts().at(-1), chain.balanceOf(bob)]).toEqual(['POST /node-1/tx', before])
})

test.each([
  ['a proxy’s page', { status: 400, body: '<html>400 Bad Request</html>' }],
  ['a node that starts', refusal('Loading block index', -28)],
])('R-ADPT-130 tries the next node when the first one responds with %s', async (_, response) => {
  const { send, posts } = await scene()
  chain.answerWith((path) => (path === '/node-1/tx' ? response : undefined))
  expect([await send(), posts()]).toEqual([{ hash: expect.any(String) }, BOTH])
})
