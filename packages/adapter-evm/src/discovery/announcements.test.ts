import { never, ofType } from '@bowline/jest-preset/fixtures'
import { network, page, SANDBOX, wallet, world } from '../../test/setup.js'

const PROVIDER = { request: async () => null }

function announce(target: EventTarget, detail: unknown): void {
  target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

function info(over: Record<string, unknown> = {}) {
  return { uuid: '1', name: 'Wallet', icon: 'data:image/png;base64,AA==', rdns: 'com.example.wallet', ...over }
}

test('R-CONN-03 requests announcements when listening starts', () => {
  const asked: string[] = []
  const given = page()
  given.events.addEventListener('eip6963:requestProvider', ({ type }) => asked.push(type))
  world({ page: given })
  expect(asked).toEqual(['eip6963:requestProvider'])
})

test('R-CONN-03 lists both an early and a late wallet', () => {
  const given = page()
  wallet().wallet.announce(given.events)
  const { adapter, events } = world({ page: given })
  announce(given.events, { info: info(), provider: PROVIDER })
  expect(adapter.connectors()).toEqual([
    {
      id: SANDBOX,
      name: 'Sandbox Wallet',
      type: 'ANNOUNCED',
      chain: 'eip155',
      info: { rdns: SANDBOX },
      imageUrl: expect.any(String),
    },
    {
      id: 'com.example.wallet',
      name: 'Wallet',
      type: 'ANNOUNCED',
      chain: 'eip155',
      info: { rdns: 'com.example.wallet' },
      imageUrl: 'data:image/png;base64,AA==',
    },
  ])
  expect(ofType(events, 'connectors').at(-1)?.connectors).toEqual(adapter.connectors())
})

test('R-CONN-03 ignores a repeated announcement', () => {
  const { adapter, events, page: given } = world()
  for (let turn = 0; turn < 5; turn++)
    announce(given.events, { info: info({ uuid: String(turn) }), provider: PROVIDER })
  expect(adapter.connectors()).toHaveLength(1)
  expect(ofType(events, 'connectors')).toHaveLength(1)
})

test('R-CONN-03 replaces a wallet that announces itself again with changes', async () => {
  const { adapter, page: given } = world({ networks: [network(1, 'http://127.0.0.1:9')] })
  announce(given.events, { info: info({ rdns: SANDBOX, name: 'Sandbox Wallet' }), provider: PROVIDER })
  const { wallet: renewed } = wallet()
  renewed.announce(given.events)
  expect(adapter.connectors().map(({ name }) => name)).toEqual(['Sandbox Wallet'])
  expect((await adapter.connect({ connectorId: SANDBOX, signal: never })).accounts).toHaveLength(2)
})

test('R-CONN-03 ignores announcements after listening stopped', () => {
  const { adapter, page: given, stop, events } = world()
  stop()
  announce(given.events, { info: info(), provider: PROVIDER })
  expect(adapter.connectors()).toEqual([])
  expect(events).toEqual([])
})

test('R-CONN-03 lists at most 200 wallets', () => {
  const { adapter, page: given } = world()
  for (let turn = 0; turn < 10_000; turn++)
    announce(given.events, { info: info({ rdns: `w.n${turn}` }), provider: PROVIDER })
  expect(adapter.connectors()).toHaveLength(200)
})

const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('trap')
    },
  },
)

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'x'],
  ['a trap', trap],
  ['no info', { provider: PROVIDER }],
  ['a trap as info', { info: trap, provider: PROVIDER }],
  ['no provider', { info: info() }],
  ['a trap as provider', { info: info(), provider: trap }],
  ['a provider without a request method', { info: info(), provider: { request: 1 } }],
])('R-CONN-03 ignores an announcement of %s', (_, detail) => {
  const { adapter, page: given } = world()
  announce(given.events, detail)
  expect(adapter.connectors()).toEqual([])
})

test.each([
  '',
  '__proto__',
  'constructor',
  'toString',
  '../../x',
  'a?b=1#c',
  'javascript:alert(1)',
  'java\tscript',
  '//bad.example',
  '"><svg/onload=alert(1)>',
  'x'.repeat(129),
  7,
  null,
])('R-CONN-03 rejects %j as a wallet id', (rdns) => {
  const { adapter, page: given } = world()
  announce(given.events, { info: info({ rdns }), provider: PROVIDER })
  expect(adapter.connectors()).toEqual([])
})

test.each([
  'walletConnect',
  'injected',
  'announced',
  'coinbaseWallet',
  'coinbaseWalletSDK',
  'safe',
  'ledger',
  'okx',
  'eip6963',
  'AUTH',
])('R-STATE-46 R-CONN-03 does not let a wallet use the reserved connector id %s', (rdns) => {
  const { adapter, page: given } = world()
  announce(given.events, { info: info({ rdns }), provider: PROVIDER })
  expect(adapter.connectors()).toEqual([])
})

test.each([
  ['\u202egnirts', 'gnirts'],
  ['a\u200bb', 'ab'],
  ['\u3164', 'Unknown wallet'],
  ['', 'Unknown wallet'],
  [undefined, 'Unknown wallet'],
  [['x'], 'Unknown wallet'],
  ['a\nb\t\u2003c', 'a b c'],
  ['\ud800', 'Unknown wallet'],
  [`Z${'\u0301'.repeat(60)}`, '\u0179\u0301\u0301'],
  ['W'.repeat(5000), `${'W'.repeat(40)}…`],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('R-CONN-03 shows a wallet named %j as %j', (name, shown) => {
  const { adapter, page: given } = world()
  announce(given.events, { info: info({ name }), provider: PROVIDER })
  expect(adapter.connectors()[0]?.name).toBe(shown)
})

test.each([
  'https://images.example/a.png',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)//',
  'data:text/html,<h1>x',
  'blob:https://a.example/1',
  ` data:image/png;base64,${'A'.repeat(70_000)}`,
  `data:image/png;base64,${'A'.repeat(70_000)}`,
  7,
  null,
])('R-CONN-09 rejects the image %j of an announced wallet', (icon) => {
  const { adapter, page: given } = world()
  announce(given.events, { info: info({ icon }), provider: PROVIDER })
  expect(adapter.connectors()[0]).not.toHaveProperty('imageUrl')
})

test('R-CONN-03 connects a wallet whose objects are frozen', async () => {
  const { adapter, page: given } = world({ networks: [network(1, 'http://127.0.0.1:9')] })
  const { wallet: sandbox } = wallet()
  const provider = Object.freeze({ request: sandbox.provider.request })
  announce(given.events, Object.freeze({ info: Object.freeze(info()), provider }))
  expect((await adapter.connect({ connectorId: 'com.example.wallet', signal: never })).accounts).toHaveLength(2)
})
