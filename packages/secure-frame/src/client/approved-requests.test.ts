import { createBareFrame } from '../../test/bare-frame.js'
import { failureOf, openClient, SIGNING } from '../../test/open-client.js'
import { createFakeFrame, type FakeFrame } from '../testing/index.js'

const turn = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
const SENDING = { method: 'eth_sendTransaction', params: [{ to: SIGNING.params[1] }], chainId: 'eip155:1' }
const RAW = { method: 'eth_sendRawTransaction', params: ['0x02'], chainId: 'eip155:1' }
const ADDRESS = {
  origin: 'https://secure.example',
  projectId: 'project',
  chainId: 'eip155:1',
  sdkVersion: '1.0.0',
  sdkType: 'kit',
  enableLogger: false,
}
const UNKNOWN = { code: 'frame/no-response', rpcCode: -32603, info: undefined }
const UNSENT = { code: -32003 }

/** A frame whose node responds when the test decides. */
function open() {
  const responses: ((hash: string) => void)[] = []
  const frame = createFakeFrame({
    user: { email: 'ada@example.org' },
    rpc: (method) =>
      method === 'eth_sendRawTransaction' ? new Promise((resolve) => responses.push(resolve)) : Promise.resolve('0x1'),
  })
  return { frame, responses, ...openClient(frame.openChannel) }
}

function follow(promise: Promise<unknown>) {
  const ends: unknown[] = []
  promise.then(
    (value) => ends.push(value),
    (error: unknown) => ends.push(error),
  )
  return ends
}

/** A request that the user has approved and whose node has not responded yet. */
async function approved() {
  const opened = open()
  const aborting = new AbortController()
  const ends = follow(opened.client.request('RPC_REQUEST', SENDING, { signal: aborting.signal }))
  await turn()
  void opened.frame.approve()
  await turn(1)
  expect([opened.responses.length, ends]).toEqual([1, []])
  return { ...opened, aborting, ends }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each([
  ['its signal fires', ({ aborting }: Awaited<ReturnType<typeof approved>>) => aborting.abort()],
  ['approvals are aborted', ({ client }: Awaited<ReturnType<typeof approved>>) => client.abortApprovals()],
])('R-FRAME-69 delivers the response to an approved request after %s', async (_, leave) => {
  const bench = await approved()
  leave(bench)
  await turn(1_000)
  expect(bench.ends).toEqual([])
  bench.responses[0]?.('0xhash')
  await turn()
  expect(bench.ends).toEqual(['0xhash'])
})

test.each([
  [
    'the frame dies',
    async ({ frame }: Awaited<ReturnType<typeof approved>>) => {
      frame.die()
      await turn(23_000)
    },
  ],
  ['the client ends', async ({ client }: Awaited<ReturnType<typeof approved>>) => client.end()],
  [
    'the frame reloads',
    async ({ client }: Awaited<ReturnType<typeof approved>>) => {
      void client.request('RELOAD', undefined)
      await turn(1)
    },
  ],
  [
    'its signal has fired and the frame dies',
    async ({ frame, aborting }: Awaited<ReturnType<typeof approved>>) => {
      aborting.abort()
      frame.die()
      await turn(23_000)
    },
  ],
])('R-FRAME-69 reports an unknown outcome, never a refusal, when %s after the approval', async (_, lose) => {
  const bench = await approved()
  await lose(bench)
  await turn()
  expect(bench.ends).toMatchObject([UNKNOWN])
})

test('R-FRAME-69 waits for the response to a signed transaction that the page sends', async () => {
  const { client, responses, frame } = open()
  const aborting = new AbortController()
  const ends = follow(client.request('RPC_REQUEST', RAW, { signal: aborting.signal }))
  await turn(1)
  aborting.abort()
  await turn(1_000)
  expect(ends).toEqual([])
  responses[0]?.('0xhash')
  await turn()
  expect(ends).toEqual(['0xhash'])
  const lost = follow(client.request('RPC_REQUEST', RAW))
  await turn(1)
  frame.die()
  await turn(23_000)
  expect(lost).toMatchObject([UNKNOWN])
})

test('R-FRAME-69 reports that nothing was signed when a request ends before its approval', async () => {
  const { frame, client } = open()
  const aborting = new AbortController()
  const aborted = client.request('RPC_REQUEST', SENDING, { signal: aborting.signal })
  await turn()
  aborting.abort()
  expect(await failureOf(aborted)).toMatchObject({ code: 'frame/aborted', rpcCode: 4001, info: UNSENT })
  const lost = failureOf(client.request('RPC_REQUEST', SENDING))
  await turn()
  frame.die()
  await turn(23_000)
  expect(await lost).toMatchObject({ code: 'frame/unavailable', rpcCode: 4900, info: UNSENT })
  await turn(1_000)
  frame.rejectNext('RPC_REQUEST', { message: 'The network does not answer', code: -32603 })
  expect(await failureOf(client.request('RPC_REQUEST', SENDING))).toMatchObject({ rpcCode: -32603, info: UNSENT })
})

test('R-FRAME-68 does not confirm the approval of a request that is no longer waiting', async () => {
  const frame = createBareFrame()
  const { client } = openClient(frame.openChannel)
  const aborting = new AbortController()
  const ends = follow(client.request('RPC_REQUEST', SENDING, { signal: aborting.signal }))
  await turn()
  frame.send({ id: frame.last().id, type: '@bowline-frame/PING_SUCCESS' })
  await turn()
  const { id } = frame.last()
  aborting.abort()
  frame.send({ type: '@bowline-frame/APPROVED', payload: { id } })
  await turn()
  expect(ends).toMatchObject([{ code: 'frame/aborted' }])
  expect(frame.heard.map(({ type }) => type)).not.toContain('@bowline-app/RPC_PROCEED')
  client.end()
})

test('R-FRAME-72 settles a request once when the frame responds twice', async () => {
  const frame = createBareFrame()
  const { client } = openClient(frame.openChannel)
  const ends = follow(client.request('RPC_REQUEST', SENDING))
  await turn()
  frame.send({ id: frame.last().id, type: '@bowline-frame/PING_SUCCESS' })
  await turn()
  const { id } = frame.last()
  for (let time = 0; time < 2; time += 1) frame.send({ type: '@bowline-frame/APPROVED', payload: { id } })
  frame.send({ id, type: '@bowline-frame/RPC_REQUEST_SUCCESS', payload: '0xhash' })
  frame.send({ id, type: '@bowline-frame/RPC_REQUEST_ERROR', payload: { code: 4001 } })
  await turn()
  expect(ends).toEqual(['0xhash'])
  client.end()
})

test.each([
  ['the page is silent for 10 s', () => turn(10_000)],
  ['the channel closes', async (frame: FakeFrame) => frame.die()],
])('R-FRAME-68 signs nothing when %s after the approval', async (_, lose) => {
  const { frame, responses } = open()
  const { port } = await frame.openChannel(ADDRESS, new AbortController().signal)
  const said: unknown[] = []
  port.addEventListener('message', ({ data }) => said.push(data))
  port.start()
  const id = crypto.randomUUID()
  port.postMessage({ id, seq: 1, type: '@bowline-app/RPC_REQUEST', payload: SENDING })
  await turn()
  void frame.approve()
  await turn()
  expect(said).toContainEqual({ seq: 2, type: '@bowline-frame/APPROVED', payload: { id } })
  await lose(frame)
  port.postMessage({ seq: 2, type: '@bowline-app/RPC_PROCEED', payload: { id } })
  await turn()
  expect(responses).toEqual([])
})
