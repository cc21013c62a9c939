import { createServer } from 'node:http'
import { type Anvil, startAnvil } from '@bowline/chains'
import { startEndlessNode } from '@bowline/jest-preset/endless-node'
import { never } from '@bowline/jest-preset/fixtures'
import { startRecorder } from './rpc-recorder.js'
import { ALICE, network, world } from './setup.js'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())

const GONE = 'http://127.0.0.1:9'

test('R-CFG-61 R-HOST-09 requests no other nodes while the app’s own node responds', async () => {
  const own = await startRecorder(chain.url)
  let searches = 0
  const listed = network(1, GONE)
  const context = {
    customRpcUrls: () => [{ url: own.url }],
    rpcUrls: async () => {
      searches += 1
      return [{ url: GONE }]
    },
  }
  const { adapter } = world({ networks: [listed], context })
  const balance = await adapter.getBalance?.({ address: ALICE.address, network: listed, signal: never })
  expect(balance?.value).toBe(10_000n * 10n ** 18n)
  expect(own.requests.map(({ body }) => body.method)).toEqual(['eth_getBalance'])
  expect(searches).toBe(0)
  await own.stop()
})

test('R-CFG-61 uses the other nodes in their order when the app’s own node is unavailable', async () => {
  const last = await startRecorder(chain.url)
  const listed = network(1, GONE)
  const context = { customRpcUrls: () => [{ url: GONE }], rpcUrls: async () => [{ url: GONE }, { url: last.url }] }
  const { adapter } = world({ networks: [listed], context })
  const balance = await adapter.getBalance?.({ address: ALICE.address, network: listed, signal: never })
  expect(balance?.value).toBe(10_000n * 10n ** 18n)
  expect(last.requests).toHaveLength(1)
  await last.stop()
})

test('R-CFG-61 R-HOST-09 times out a node that stops in the middle of its response like one that never responds', async () => {
  const stalling = createServer((_, response) => void response.writeHead(200).write('{"jsonrpc":"2.0",'))
  await new Promise<void>((resolve) => stalling.listen(0, '127.0.0.1', resolve))
  const place = stalling.address()
  const last = await startRecorder(chain.url)
  const listed = network(1, GONE)
  const urls = [{ url: `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}` }, { url: last.url }]
  const { adapter } = world({ networks: [listed], context: { rpcUrls: async () => urls } })

  const { fetch } = globalThis
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const started = new Promise<void>((resolve) => {
    globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init)
      resolve()
      return response
    }
  })
  const asked = adapter.getBalance?.({ address: ALICE.address, network: listed, signal: never })
  await started
  await new Promise(setImmediate)
  jest.advanceTimersByTime(3000)
  jest.useRealTimers()
  globalThis.fetch = fetch
  expect((await asked)?.value).toBe(10_000n * 10n ** 18n)
  await last.stop()
  stalling.closeAllConnections()
  await new Promise((resolve) => stalling.close(resolve))
})

test('R-CFG-61 R-ADPT-25 aborts an endless response and tries the next node', async () => {
  const endless = await startEndlessNode()
  const last = await startRecorder(chain.url)
  const listed = network(1, GONE)
  const context = { rpcUrls: async () => [{ url: endless.url }, { url: last.url }] }
  const { adapter } = world({ networks: [listed], context })
  const balance = await adapter.getBalance?.({ address: ALICE.address, network: listed, signal: never })
  expect(balance?.value).toBe(10_000n * 10n ** 18n)
  expect(await endless.hungUpAfter).toBeLessThan(20_000_000)
  await Promise.all([endless.stop(), last.stop()])
})
