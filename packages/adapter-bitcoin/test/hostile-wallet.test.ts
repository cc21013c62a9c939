import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { connected } from './connected.js'
import { MAINNET, network, page, SANDBOX, TESTNET, wallet, world } from './setup.js'

const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('trap')
    },
  },
)

async function connecting(method: string, answer: unknown, face: 'standard' | 'sats') {
  const { wallet: sandbox, person } = wallet()
  const globals =
    face === 'sats' ? { btc_providers: [{ id: 'a.b', name: 'Sandbox' }], a: { b: sandbox.satsConnect } } : {}
  const made = world({ networks: [network(MAINNET), network(TESTNET)], page: page(globals) })
  if (face === 'standard') sandbox.register(made.page.events)
  await until(() => made.adapter.connectors().length > 0)
  sandbox.faults.setResponse(method, { kind: 'wrong', response: answer })
  const connectorId = face === 'sats' ? 'a.b' : SANDBOX
  return { ...made, person, sandbox, connect: () => made.adapter.connect({ connectorId, signal: never }) }
}

const JUNK: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['text', 'x'],
  ['nothing in it', {}],
  ['no accounts', { accounts: [], addresses: [] }],
  ['numbers', { accounts: [1, null, {}], addresses: [1, null, {}] }],
  ['traps', { accounts: [trap], addresses: [trap] }],
  ['a trap', trap],
  ['markup as an address', { accounts: [{ address: '<img src=x>' }], addresses: [{ address: '<img src=x>' }] }],
  [
    'an EVM address',
    { accounts: [{ address: `0x${'1'.repeat(40)}` }], addresses: [{ address: `0x${'1'.repeat(40)}` }] },
  ],
]

test.each(JUNK)('R-ADPT-25 rejects when a Wallet Standard wallet connects with %s', async (_, answer) => {
  const { connect } = await connecting('connect', answer, 'standard')
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/request-failed' })
})

test.each(JUNK)('R-ADPT-25 rejects when a sats-connect wallet connects with %s', async (_, answer) => {
  const { connect } = await connecting('wallet_connect', answer, 'sats')
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/request-failed' })
})

test('R-ADPT-16 skips accounts that a wallet reports in an unreadable form', async () => {
  const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  const answer = {
    addresses: [
      trap,
      { address, publicKey: '<b>', purpose: 'constructor', path: '../..' },
      { address, publicKey: `02${'11'.repeat(32)}` },
      ...Array.from({ length: 10_000 }, () => null),
    ],
    network: { bitcoin: { name: 'Moon' } },
  }
  const { connect } = await connecting('wallet_connect', answer, 'sats')
  expect(await connect()).toEqual({
    connectorId: 'a.b',
    caipNetworkId: 'bip122:unknown-Moon',
    accounts: [{ address, type: 'payment' }],
  })
})

test('R-ADPT-16 requests the accounts of an older wallet with the older methods', async () => {
  const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  for (const known of ['getAccounts', 'getAddresses']) {
    const asked: string[] = []
    const provider = {
      async request(method: string) {
        asked.push(method)
        if (method !== known) return { error: { code: -32601, message: 'no' } }
        return { result: known === 'getAccounts' ? [{ address }] : { addresses: [{ address }] } }
      },
    }
    const given = page({ btc_providers: [{ id: 'a.b', name: 'Old' }], a: { b: provider } })
    const { adapter } = world({ networks: [network(MAINNET)], page: given })
    await until(() => adapter.connectors().length > 0)
    expect((await adapter.connect({ connectorId: 'a.b', signal: never })).accounts[0]?.address).toBe(address)
    expect(asked.at(-1)).toBe(known)
  }
})

test('R-CONN-86 tries no older methods when the user rejects the newest one', async () => {
  const { connect, person, sandbox } = await connecting('nothing', 1, 'sats')
  person.say = false
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect(sandbox.requests()).toEqual(['wallet_connect'])
})

test('R-ADPT-03 opens one window when connect is called twice at once', async () => {
  const { connect, person } = await connecting('nothing', 1, 'standard')
  const [one, two] = await Promise.all([connect(), connect()])
  expect(one).toEqual(two)
  expect(person.prompts).toHaveLength(1)
})

test('R-CONN-101 disconnects a wallet that never responds to the disconnect', async () => {
  const { adapter, connectorId, sandbox } = await connected()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
  try {
    sandbox.setSilent(true)
    const leaving = adapter.disconnect({ connectorId })
    await jest.advanceTimersByTimeAsync(3_000)
    await leaving
    await expect(adapter.getProvider({ connectorId })).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
  } finally {
    jest.useRealTimers()
  }
})

test('R-CONN-146 sends a silent wallet another request during a restore and uses its first response', async () => {
  const { adapter, connectorId, sandbox, person } = await connected({ face: 'sats' })
  await adapter.disconnect({ connectorId })
  person.prompts.length = 0
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
  try {
    sandbox.setSilent(true)
    const outcome = adapter.reconnect({ connectorId, signal: never }).catch((error: { code: string }) => error.code)
    const before = sandbox.requests().length
    await jest.advanceTimersByTimeAsync(11_000)
    expect(sandbox.requests().length - before).toBe(3)
    sandbox.setSilent(false)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(await outcome).toBe('wallet/unavailable')
    expect(person.prompts).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})

test('R-CONN-244 sends a Wallet Standard wallet one silent request when the wallet opens a window for it', async () => {
  const made = world({ networks: [network(MAINNET)] })
  let refuse = (_error: unknown): void => undefined
  const connect = jest.fn(
    () =>
      new Promise((_, reject) => {
        refuse = reject
      }),
  )
  const handle = {
    ...{ version: '1.0.0', name: 'Windows', icon: 'data:image/svg+xml;base64,PHN2Zy8+', chains: ['bitcoin:mainnet'] },
    accounts: [] as object[],
    features: {
      'standard:connect': { connect },
      'standard:events': { on: () => () => {} },
      'bitcoin:connect': { connect: async () => ({ accounts: [] }) },
      'bitcoin:signTransaction': { signTransaction: async () => [] },
    },
  }
  const detail = ({ register }: { register: (wallet: object) => void }) => register(handle)
  made.page.events?.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  await until(() => made.adapter.connectors().length > 0)
  const connectorId = made.adapter.connectors()[0]?.id ?? ''
  const ask = (signal = never) =>
    Promise.resolve(made.adapter.reconnect({ connectorId, signal })).catch((error: { code: string }) => error.code)
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
  try {
    const stop = new AbortController()
    const first = ask(stop.signal)
    await jest.advanceTimersByTimeAsync(11_000)
    stop.abort()
    expect([await first, connect.mock.calls]).toEqual(['request/aborted', [[{ silent: true }]]])
    const second = ask()
    await jest.advanceTimersByTimeAsync(11_000)
    refuse({ code: 4001, message: 'No' })
    expect([await second, await ask(), connect.mock.calls.length]).toEqual([
      'wallet/user-rejected',
      'wallet/user-rejected',
      1,
    ])
    handle.accounts = [{ address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', publicKey: `02${'11'.repeat(32)}` }]
    expect(await ask()).toMatchObject({ connectorId })
  } finally {
    jest.useRealTimers()
  }
})

test('R-CONN-85 R-ADPT-20 rejects a switch when the wallet reports success without switching', async () => {
  const { adapter, connectorId, sandbox, events } = await connected({ face: 'sats' })
  sandbox.faults.setResponse('wallet_changeNetwork', { kind: 'wrong', response: null })
  await expect(
    adapter.switchNetwork?.({ connectorId, network: network(TESTNET), signal: never }),
  ).rejects.toMatchObject({ code: 'wallet/chain-not-supported' })
  expect(ofType(events, 'switchNetwork')).toEqual([])
})

test('R-CONN-82 sends the wallet no request for a switch to its current network', async () => {
  const { adapter, connectorId, person } = await connected({ face: 'sats' })
  await adapter.switchNetwork?.({ connectorId, network: network(MAINNET), signal: never })
  expect(person.prompts).toEqual([])
})
