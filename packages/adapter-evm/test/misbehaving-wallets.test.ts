/** Wallets that write, answer and tell things in ways of their own, as a kit with this adapter sees them. */
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
  ['with blanks', [` 0x${BARE}\n`]],
  ['with signs that nobody sees', [`\u200b0x${BARE}`]],
  ['with a capital X', [`0X${BARE.toUpperCase()}`]],
  ['as CAIP-10', [`eip155:1:0x${BARE}`]],
  ['beside nothing and doubled', ['', null, `0x${BARE.toLowerCase()}`, `0x${BARE}`]],
])('R-CONN-237 an account %s is the account, answered and told', async (_name, accounts) => {
  const made = strangeWallet()
  made.now.accounts = accounts
  const { kit, address } = await visit(made)
  expect((await connect(kit, { connectorId: WALLET })).accounts).toHaveLength(1)
  expect(address()).toBe(BOB.address)
  made.tell('accountsChanged', [ALICE.address])
  expect(address()).toBe(ALICE.address)
  made.tell('accountsChanged', accounts)
  expect(address()).toBe(BOB.address)
})

test.each([' 0xa\n', 'eip155:10', 10n, '0X0A', '10', 10])(
  'R-CONN-237 the chain id %p is that chain, answered and told',
  async (chainId) => {
    const made = strangeWallet()
    made.now.chainId = chainId
    const { kit, at } = await visit(made)
    await connect(kit, { connectorId: WALLET })
    expect(at()).toBe('eip155:10')
    made.tell('chainChanged', '0x1')
    expect(at()).toBe('eip155:1')
    made.tell('chainChanged', chainId)
    expect(at()).toBe('eip155:10')
  },
)

test.each([[undefined], [null], [[undefined]], [['']], [[{}]], [BOB.address], [{ accounts: [BOB.address] }]])(
  'R-CONN-236 accounts told as %p are asked for',
  async (told) => {
    const { now, tell, address } = await connected()
    now.accounts = [BOB.address]
    tell('accountsChanged', told)
    await until(() => address() === BOB.address)
  },
)

test.each([['loading'], [undefined], [null], [{ chainId: '0xa' }], ['0x'], [['0xa']]])(
  'R-CONN-236 a network told as %p is asked for',
  async (told) => {
    const { now, tell, at } = await connected()
    now.chainId = '0xa'
    tell('chainChanged', told)
    await until(() => at() === 'eip155:10')
  },
)

test('R-CONN-236 R-CONN-146 accounts that nobody can read end nothing, and the wallet is asked until it answers', async () => {
  const { answers, tell, asked, status, address } = await connected()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const questions = () => asked.filter((method) => method === 'eth_accounts').length
  const before = questions()
  answers.set('eth_accounts', () => [{ id: 1 }])
  tell('accountsChanged', [undefined])
  await jest.advanceTimersByTimeAsync(2_500)
  expect([status(), address(), questions() - before]).toEqual(['connected', ALICE.address, 3])
  answers.set('eth_accounts', () => [])
  await jest.advanceTimersByTimeAsync(1_000)
  expect(status()).toBe('disconnected')
})

describe('a wallet that answers for its accounts that it is not authorised', () => {
  const refuse = () => Promise.reject({ code: 4100, message: 'Ask for the accounts first' })

  test('R-CONN-271 R-CONN-146 after its event of the end opens none, and is back once it tells them', async () => {
    const { answers, tell, status, address } = await connected()
    answers.set('eth_accounts', refuse)
    tell('disconnect', { code: 4900, message: 'The visitor ended it' })
    await until(() => status() === 'disconnected')
    answers.set('eth_accounts', () => [ALICE.address])
    tell('accountsChanged', [ALICE.address])
    await until(() => status() === 'connected')
    expect(address()).toBe(ALICE.address)
  })

  test('R-CONN-271 R-CONN-148 when it is asked where it is, opens none', async () => {
    const { kit, answers, status } = await connected()
    answers.set('eth_accounts', refuse)
    await kit.adapters.get('eip155')?.reconnect({ connectorId: WALLET, signal: new AbortController().signal })
    await until(() => status() === 'disconnected')
  })
})

test.each([[null], [undefined], [true], [[]], [{ accounts: [] }], ['ok']])(
  'R-CONN-238 a wallet that says yes by %p is asked for its accounts, in no second window',
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
  'R-CONN-238 a yes is not lost where the wallet does not know for a moment where it is: %p',
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

test.each(ODD_PROXIES)('R-CONN-239 a wallet behind a proxy that %s connects and is heard', async (_name, missing) => {
  const made = strangeWallet()
  const provider = new Proxy(made.provider, {
    get: (target, key) => Reflect.get(target, key) ?? missing(target, key),
  })
  const { kit, address } = await visit(made, provider)
  await connect(kit, { connectorId: WALLET })
  made.tell('accountsChanged', [BOB.address])
  expect(address()).toBe(BOB.address)
})

const READ_ONLY: readonly (readonly [string, (provider: object) => object])[] = [
  ['frozen', Object.freeze],
  [
    'that lets nobody replace `request`',
    (provider) => Object.defineProperty(provider, 'request', { writable: false, configurable: false }),
  ],
]

test.each(READ_ONLY)('R-ADPT-98 the app asks a wallet %s through the provider of the kit', async (_name, lock) => {
  const made = strangeWallet()
  const { kit, address } = await visit(made, lock(made.provider))
  await connect(kit, { connectorId: WALLET })
  const provider = (await getProvider(kit, {})) as typeof made.provider
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE.address])
  const heard = jest.fn()
  provider.on('accountsChanged', heard)
  made.tell('accountsChanged', [BOB.address])
  expect(heard).toHaveBeenCalledWith([BOB.address])
  expect(address()).toBe(BOB.address)
})

test('R-CONN-243 a wallet that leaves the question open and tells its accounts by the event connects', async () => {
  const made = strangeWallet()
  made.answers.set('eth_requestAccounts', () => new Promise(() => undefined))
  const { kit, address, status } = await visit(made)
  const connecting = connect(kit, { connectorId: WALLET })
  await until(() => made.asked.includes('eth_requestAccounts'))
  made.tell('accountsChanged', [])
  made.tell('accountsChanged', null)
  expect(status()).toBe('connecting')
  made.open()
  made.tell('accountsChanged', [ALICE.address])
  await connecting
  expect(address()).toBe(ALICE.address)
})

describe('a wallet that has a question of the site open already', () => {
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

  test('R-CONN-240 is asked no second time, and its yes there connects', async () => {
    const { open: openAccounts, asked, address } = await refused()
    openAccounts()
    await jest.advanceTimersByTimeAsync(1_000)
    expect([address(), asked.filter(isRequest)]).toEqual([ALICE.address, ['eth_requestAccounts']])
  })

  test('R-CONN-240 connects so too where it was disconnected before', async () => {
    const { open: openAccounts, address } = await refused(async ({ kit }) => {
      await connect(kit, { connectorId: WALLET })
      await disconnect(kit)
    })
    openAccounts()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(address()).toBe(ALICE.address)
  })

  test('R-CONN-240 is waited for no longer once the visitor has left', async () => {
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
])('R-ADPT-91 a signature that the wallet writes %s is the signature', async (_name, written) => {
  const { kit, answers } = await connected()
  const signature = `0x${'1b'.repeat(65)}`
  answers.set('personal_sign', () => written(signature))
  expect(await signMessage(kit, { message: 'hello' })).toBe(signature)
})

test.each([['0x'], ['0x1'], ['yes'], [12], [null], [{ signature: '0x1b' }]])('R-ADPT-91 %p is none', async (answer) => {
  const { kit, answers } = await connected()
  answers.set('personal_sign', () => answer)
  await expect(signMessage(kit, { message: 'hello' })).rejects.toMatchObject({ code: 'wallet/request-failed' })
})
