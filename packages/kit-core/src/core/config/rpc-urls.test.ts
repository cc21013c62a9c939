import type { AdapterContext, KitOptions } from '../../index.js'
import { mainnet } from '../../networks.js'
import { contentSecurityPolicy, trustedTypesPolicy } from '../../server.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'

const OWN = 'https://ethereum-rpc.publicnode.com'

function setUp(options: Partial<KitOptions> = {}, answers: readonly unknown[] = []) {
  const contexts: AdapterContext[] = []
  const evm = mockAdapter()
  let asked = 0
  const { requests } = createTestKit({
    adapters: [
      {
        ...evm,
        create(context) {
          contexts.push(context)
          return evm.create(context)
        },
      },
    ],
    options,
    fetch: async () => {
      asked += 1
      const answer = await answers[asked - 1]
      if (answer === undefined) throw new TypeError('fetch failed')
      return Response.json(answer)
    },
  })
  const urls = async (id: 'eip155:1' | 'eip155:11155111') =>
    ((await contexts[0]?.rpcUrls(id)) ?? []).map(({ url }) => url)
  const custom = (id: 'eip155:1' | 'eip155:11155111') => contexts[0]?.customRpcUrls(id)
  return { urls, custom, requests }
}

test("R-CFG-61 R-API-57 R-API-58 R-CONST-36 uses the app's node, then the kit's if it serves the network, then the network's", async () => {
  const customRpcUrls = { 'eip155:1': [{ url: 'https://own.example/rpc', config: { headers: { a: 'b' } } }] }
  const { urls, custom, requests } = setUp({ customRpcUrls }, [{ http: ['eip155:1'], ws: [] }])
  expect(custom('eip155:1')).toEqual(customRpcUrls['eip155:1'])
  expect(custom('eip155:11155111')).toEqual([])
  expect(requests).toEqual([])
  const [kits, last] = await urls('eip155:1')
  expect(last).toBe(OWN)
  expect(new URL(kits ?? '').pathname).toBe('/v1/')
  expect(Object.fromEntries(new URL(kits ?? '').searchParams)).toMatchObject({ chainId: 'eip155:1', projectId: 'test' })
  expect(await urls('eip155:11155111')).toEqual(['https://ethereum-sepolia-rpc.publicnode.com'])
  expect(requests).toHaveLength(1)
})

test("R-API-58 uses the network's own node when the list cannot be read, and requests the list again on the next call", async () => {
  const { urls, requests } = setUp({}, [undefined, { http: ['eip155:1'], ws: [] }])
  expect(await urls('eip155:1')).toEqual([OWN])
  expect(await urls('eip155:1')).toHaveLength(2)
  expect(requests).toHaveLength(2)
})

test('R-CFG-61 waits 2 s for the list when the network has its own node, and without a limit when it has none', async () => {
  const network = { ...mainnet, rpcUrls: { default: { http: [] } } }
  const silent = [new Promise(() => {}), new Promise(() => {})]
  const { urls } = setUp({}, silent)
  const { urls: withoutOwn } = setUp({ networks: [network] }, silent)
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  let hasResponded = false
  void withoutOwn('eip155:1').then(() => {
    hasResponded = true
  })
  const answer = urls('eip155:1')
  await jest.advanceTimersByTimeAsync(2_000)
  expect([await answer, hasResponded]).toEqual([[OWN], false])
  jest.useRealTimers()
})

test("R-CFG-02 does not use the kit's nodes without a project id", async () => {
  const { urls, requests } = setUp({ projectId: '' })
  expect(await urls('eip155:1')).toEqual([OWN])
  expect(requests).toEqual([])
})

test('R-CFG-70 requests no chains without a data service, and has no kit node without an RPC service', async () => {
  const none = setUp({ endpoints: {} })
  expect(await none.urls('eip155:1')).toEqual([OWN])
  expect(none.requests).toEqual([])
  const data = setUp({ endpoints: { data: 'https://api.bowline.id' } }, [{ http: ['eip155:1'], ws: [] }])
  expect(await data.urls('eip155:1')).toEqual([OWN])
  expect(data.requests).toHaveLength(1)
})

test('R-CFG-70 allows only the services the app configures in the policy', () => {
  expect(contentSecurityPolicy({ nonce: 'n' })).toContain(
    "connect-src 'self' wss://relay.walletconnect.org; frame-src 'none';",
  )
})

test('R-HOST-03 names the services and the nonce in the policy, and nothing unsafe', () => {
  const policy = contentSecurityPolicy({
    nonce: 'abc123',
    endpoints: { data: 'https://data.own.example/v1' },
    connect: ['https://node.example/rpc?key=1'],
    images: ['https://img.example/a'],
  })
  expect(policy).toContain("script-src 'self' 'nonce-abc123' 'strict-dynamic'")
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/data\.own\.example/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/node\.example(;| )/)
  expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/img\.example/)
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
})

test("R-HOST-03 allows the default relay in the policy, or the app's own instead", () => {
  expect(contentSecurityPolicy({ nonce: 'n' })).toMatch(/connect-src [^;]*wss:\/\/relay\.walletconnect\.org(;| )/)
  const own = contentSecurityPolicy({ nonce: 'n', endpoints: { relay: 'ws://127.0.0.1:5555/relay' } })
  expect(own).toMatch(/connect-src [^;]*ws:\/\/127\.0\.0\.1:5555(;| )/)
  expect(own).not.toContain('walletconnect')
})

test('R-FRAME-66 R-FRAME-05 allows the secure site in the policy as a frame and for requests', () => {
  const policy = contentSecurityPolicy({
    nonce: 'n',
    endpoints: { secureSite: 'https://secure.own.example/v1' },
    frames: ["'self'"],
  })
  expect(policy).toContain("frame-src https://secure.own.example 'self';")
  expect(policy).toMatch(/connect-src [^;]*https:\/\/secure\.own\.example(;| )/)
  expect(contentSecurityPolicy({ nonce: 'n', frames: ["'self'"] })).toContain("frame-src 'self';")
})

test('R-HOST-03 lets no other site frame the page, unless the host names it', () => {
  expect(contentSecurityPolicy({ nonce: 'n' })).toContain("; frame-ancestors 'self'; ")
  const named = contentSecurityPolicy({ nonce: 'n', ancestors: ['https://safe.example'] })
  expect(named).toContain('; frame-ancestors https://safe.example; ')
  expect(contentSecurityPolicy({ nonce: 'n', ancestors: [] })).toContain("; frame-ancestors 'none'; ")
})

test("R-HOST-31 enforces Trusted Types with the app's policies, unless the host turns them off", () => {
  expect(contentSecurityPolicy({ nonce: 'n' })).toContain("; require-trusted-types-for 'script'; trusted-types nextjs ")
  expect(contentSecurityPolicy({ nonce: 'n', policies: ['dompurify', 'default'] })).toMatch(
    /trusted-types nextjs nextjs#bundler bowline default dompurify$/,
  )
  const off = contentSecurityPolicy({ nonce: 'n', trustedTypes: false, policies: ['dompurify'] })
  expect(off).not.toMatch(/trusted-types|dompurify/)
  expect(contentSecurityPolicy({ nonce: 'n' })).toBe(`${off}; ${trustedTypesPolicy()}`)
})

test('R-HOST-31 returns the Trusted Types directives alone for a report-only header', () => {
  expect(trustedTypesPolicy({ policies: ['dompurify'] })).toBe(
    "require-trusted-types-for 'script'; trusted-types nextjs nextjs#bundler bowline default dompurify",
  )
})
