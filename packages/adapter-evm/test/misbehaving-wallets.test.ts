/** Wallets with unusual formats, responses and events, as a kit with this adapter sees them. */
import { until } from '@bowline/jest-preset/fixtures'
import { attachSurface, close, connect, disconnect, getProvider, open, signMessage } from '@bowline/kit-core/actions'
import { strangeWallet, visit, WALLET } from './misbehaving-wallet-fixture.js'
import { ALICE, BOB } from './setup.js'

async function connected() {
  const made = strangeWallet()
  const visited = await visit(made)
  await connect(visited.kit, { connectorId: WALLET })
  return { ...made, ...visited }
}

const BARE = BOB.address.slice(2)

test.each([
  ['with spaces', [` 0x${BARE}\n`]],
  ['with invisible characters', [`\u200b0x${BARE}`]],
  ['with a capital X', [`0X${BARE.toUpperCase()}`]],
  ['as CAIP-10', [`eip155:1:0x${BARE}`]],
  ['with empty entries and duplicates', ['', null, `0x${BARE.toLowerCase()}`, `0x${BARE}`]],
])('R-CONN-237 parses an account %s from responses and events', async (_name, accounts) => {
  const made = strangeWallet()
  made.now.accounts = accounts
  const { kit, address } = await visit(made)
  expect((await connect(kit, { connectorId: WALLET })).accounts).toHaveLength(1)
  expect(address()).toBe(BOB.address)
  made.emit('accountsChanged', [ALICE.address])
  expect(address()).toBe(ALICE.address)
  made.emit('accountsChanged', accounts)
  expect(address()).toBe(BOB.address)
})

test.each([' 0xa\n', 'eip155:10', 10n, '0X0A', '10', 10])(
  'R-CONN-237 parses the chain id %p from responses and events',
  async (chainId) => {
    const made = strangeWallet()
    made.now.chainId = chainId
    const { kit, at } = await visit(made)
    await connect(kit, { connectorId: WALLET })
    expect(at()).toBe('eip155:10')
    made.emit('chainChanged', '0x1')
    expect(at()).toBe('eip155:1')
    made.emit('chainChanged', chainId)
    expect(at()).toBe('eip155:10')
  },
)

test.each([[undefined], [null], [[undefined]], [['']], [[{}]], [BOB.address], [{ accounts: [BOB.address] }]])(
  'R-CONN-236 requests the accounts when `accountsChanged` reports %p',
  async (data) => {
    const { now, emit, address } = await connected()
    now.accounts = [BOB.address]
    emit('accountsChanged', data)
    await until(() => address() === BOB.address)
  },
)

test.each([['loading'], [undefined], [null], [{ chainId: '0xa' }], ['0x'], [['0xa']]])(
  'R-CONN-236 requests the chain id when `chainChanged` reports %p',
  async (data) => {
    const { now, emit, at } = await connected()
    now.chainId = '0xa'
    emit('chainChanged', data)
    await until(() => at() === 'eip155:10')
  },
)

test('R-CONN-236 R-CONN-146 stays connected on unreadable accounts and retries until the wallet responds', async () => {
  const { answers, emit, asked, status, address } = await connected()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const questions = () => asked.filter((method) => method === 'eth_accounts').length
  const before = questions()
  answers.set('eth_accounts', () => [{ id: 1 }])
  emit('accountsChanged', [undefined])
  await jest.advanceTimersByTimeAsync(2_500)
  expect([status(), address(), questions() - before]).toEqual(['connected', ALICE.address, 3])
  answers.set('eth_accounts', () => [])
  await jest.advanceTimersByTimeAsync(1_000)
  expect(status()).toBe('disconnected')
})

describe('a wallet that responds to eth_accounts with 4100', () => {
  const refuse = () => Promise.reject({ code: 4100, message: 'Ask for the accounts first' })

  test('R-CONN-271 R-CONN-146 is unavailable after its `disconnect` event, and back once it reports accounts', async () => {
    const { answers, emit, status, address } = await connected()
    answers.set('eth_accounts', refuse)
    emit('disconnect', { code: 4900, message: 'The user ended it' })
    await until(() => status() === 'disconnected')
    answers.set('eth_accounts', () => [ALICE.address])
    emit('accountsChanged', [ALICE.address])
    await until(() => status() === 'connected')
    expect(address()).toBe(ALICE.address)
  })

  test('R-CONN-271 R-CONN-148 is unavailable when the kit checks it', async () => {
    const { kit, answers, status } = await connected()
    answers.set('eth_accounts', refuse)
    await kit.adapters.get('eip155')?.reconnect({ connectorId: WALLET, signal: new AbortController().signal })
    await until(() => status() === 'disconnected')
  })
})

test.each([[null], [undefined], [true], [[]], [{ accounts: [] }], ['ok']])(
  'R-CONN-238 requests the accounts without a second window when the wallet agrees with %p',
  async (yes) => {
    const made = strangeWallet()
    made.answers.set('eth_requestAccounts', () => {
      made.open()
      return yes
    })
    const { kit, address } = await visit(made)
    await connect(kit, { connectorId: WALLET })
    expect(address()).toBe(ALICE.address)
    expect(made.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
  },
)

test.each([['loading'], [null], ['throws']])(
  'R-CONN-238 keeps an approval when the wallet briefly does not know its chain: %p',
  async (answer) => {
    const made = strangeWallet()
    let times = 0
    made.answers.set('eth_chainId', () => {
      times += 1
      if (times > 2) return '0xa'
      if (answer === 'throws') throw { code: -32603, message: 'Internal error' }
      return answer
    })
    const { kit, at } = await visit(made)
    await connect(kit, { connectorId: WALLET })
    expect(at()).toBe('eip155:10')
  },
)

const ODD_PROXIES: readonly (readonly [string, (provider: object, key: PropertyKey) => unknown])[] = [
  [
    'throws at names it does not know',
    (_provider, key) => {
      throw new Error(`No ${String(key)}`)
    },
  ],
  ['has every name', () => () => undefined],
]

test.each(ODD_PROXIES)(
  'R-CONN-239 connects a wallet behind a proxy that %s and receives its events',
  async (_name, missing) => {
    const made = strangeWallet()
    const provider = new Proxy(made.provider, {
      get: (target, key) => Reflect.get(target, key) ?? missing(target, key),
    })
    const { kit, address } = await visit(made, provider)
    await connect(kit, { connectorId: WALLET })
    made.emit('accountsChanged', [BOB.address])
    expect(address()).toBe(BOB.address)
  },
)

const READ_ONLY: readonly (readonly [string, (provider: object) => object])[] = [
  ['frozen', Object.freeze],
  [
    'whose `request` is read-only',
    (provider) => Object.defineProperty(provider, 'request', { writable: false, configurable: false }),
  ],
]

test.each(READ_ONLY)(
  'R-ADPT-98 passes the app’s requests through the kit’s provider to a wallet %s',
  async (_name, lock) => {
    const made = strangeWallet()
    const { kit, address } = await visit(made, lock(made.provider))
    await connect(kit, { connectorId: WALLET })
    const provider = (await getProvider(kit, {})) as typeof made.provider
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE.address])
    const heard = jest.fn()
    provider.on('accountsChanged', heard)
    made.emit('accountsChanged', [BOB.address])
    expect(heard).toHaveBeenCalledWith([BOB.address])
    expect(address()).toBe(BOB.address)
  },
)

test('R-CONN-243 connects a wallet that reports accounts by event and never responds', async () => {
  const made = strangeWallet()
  made.answers.set('eth_requestAccounts', () => new Promise(() => undefined))
  const { kit, address, status } = await visit(made)
  const connecting = connect(kit, { connectorId: WALLET })
  await until(() => made.asked.includes('eth_requestAccounts'))
  made.emit('accountsChanged', [])
  made.emit('accountsChanged', null)
  expect(status()).toBe('connecting')
  made.open()
  made.emit('accountsChanged', [ALICE.address])
  await connecting
  expect(address()).toBe(ALICE.address)
})

describe('a wallet that already has an open prompt of the site', () => {
  const pending = { code: -32002, message: 'Already processing eth_requestAccounts. Please wait.' }
  const isRequest = (method: string) => method === 'eth_requestAccounts'

  async function refused(prepare: (visited: Awaited<ReturnType<typeof visit>>) => Promise<unknown> = async () => {}) {
    const made = strangeWallet()
    const visited = await visit(made)
    await prepare(visited)
    made.asked.length = 0
    made.answers.set('eth_requestAccounts', () => {
      throw pending
    })
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    await expect(connect(visited.kit, { connectorId: WALLET })).rejects.toMatchObject({
      code: 'wallet/request-pending',
    })
    await jest.advanceTimersByTimeAsync(3_000)
    expect(visited.status()).toBe('disconnected')
    return { ...made, ...visited }
  }

  test('R-CONN-240 is not prompted again, and connects when the user approves the open prompt', async () => {
    const { open: openAccounts, asked, address } = await refused()
    openAccounts()
    await jest.advanceTimersByTimeAsync(1_000)
    expect([address(), asked.filter(isRequest)]).toEqual([ALICE.address, ['eth_requestAccounts']])
  })

  test('R-CONN-240 connects on the open prompt’s approval when it was disconnected before', async () => {
    const { open: openAccounts, address } = await refused(async ({ kit }) => {
      await connect(kit, { connectorId: WALLET })
      await disconnect(kit)
    })
    openAccounts()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(address()).toBe(ALICE.address)
  })

  test('R-CONN-240 does not connect when the user has closed the view', async () => {
    const {
      open: openAccounts,
      kit,
      status,
    } = await refused(async (visited) => {
      attachSurface(visited.kit)
      void open(visited.kit)
    })
    expect(kit.getState().modal.open).toBe(true)
    close(kit)
    openAccounts()
    await jest.advanceTimersByTimeAsync(3_000)
    expect(status()).toBe('disconnected')
  })
})

test.each([
  ['without 0x', (hex: string) => hex.slice(2)],
  ['with a capital X and a line end', (hex: string) => `0X${hex.slice(2)}\n`],
])('R-ADPT-91 parses a signature that the wallet writes %s', async (_name, written) => {
  const { kit, answers } = await connected()
  const signature = `0x${'1b'.repeat(65)}`
  answers.set('personal_sign', () => written(signature))
  expect(await signMessage(kit, { message: 'hello' })).toBe(signature)
})

test.each([['0x'], ['0x1'], ['yes'], [12], [null], [{ signature: '0x1b' }]])(
  'R-ADPT-91 rejects %p as a signature',
  async (answer) => {
    const { kit, answers } = await connected()
    answers.set('personal_sign', () => answer)
    await expect(signMessage(kit, { message: 'hello' })).rejects.toMatchObject({ code: 'wallet/request-failed' })
  },
)
