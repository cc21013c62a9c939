import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { scene } from './connect-fixture.js'
import { SANDBOX } from './setup.js'

test('R-ADPT-02 revokes the wallet’s permission without emitting when the kit disconnects', async () => {
  const { adapter, connect, events, wallet } = scene()
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect(wallet.state().isConnected).toBe(false)
  expect(ofType(events, 'disconnect')).toEqual([])
})

test('R-ADPT-02 disconnects without waiting for a wallet that never responds', async () => {
  const { adapter, connect, wallet } = scene()
  await connect()
  wallet.setSilent(true)
  await adapter.disconnect({ connectorId: SANDBOX })
  await expect(adapter.getAccounts({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test('R-ADPT-02 requests a new choice of accounts after a disconnect when the wallet keeps its permission', async () => {
  const { adapter, connect, wallet, person } = scene()
  const { request } = wallet.provider
  wallet.provider.request = async (args) => (args.method === 'wallet_revokePermissions' ? null : request(args))
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
  await connect()
  expect(person.prompts.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'wallet_requestPermissions'])
})

describe('R-CONN-245 a wallet that keeps its permission', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  async function left(silent: readonly string[]) {
    const made = scene()
    const { request } = made.wallet.provider
    const asked: string[] = []
    made.wallet.provider.request = async (args) => {
      asked.push(args.method)
      if (silent.includes(args.method)) return new Promise(() => {})
      return args.method === 'wallet_revokePermissions' ? null : request(args)
    }
    await made.connect()
    await made.adapter.disconnect({ connectorId: SANDBOX })
    asked.length = 0
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    return { ...made, asked }
  }

  test('connects with its accounts when it never responds to unknown requests', async () => {
    const { connect, asked } = await left(['wallet_getPermissions', 'wallet_requestPermissions'])
    const connecting = connect()
    await jest.advanceTimersByTimeAsync(1_500)
    expect((await connecting).accounts).toHaveLength(2)
    expect(asked).not.toContain('wallet_requestPermissions')
  })

  test('opens no window when it does not respond before the user cancels', async () => {
    const { connect, asked } = await left(['wallet_getPermissions'])
    const visit = new AbortController()
    const waiting = connect(visit.signal).catch((error: { code: string }) => error.code)
    await jest.advanceTimersByTimeAsync(500)
    visit.abort()
    await jest.advanceTimersByTimeAsync(1_500)
    expect(await waiting).toBe('request/aborted')
    expect(asked.filter((method) => /^(wallet_requestPermissions|eth_requestAccounts)$/.test(method))).toEqual([])
  })

  test('opens no window when it responds after the user cancelled', async () => {
    const { connect, asked, wallet } = await left([])
    const { request } = wallet.provider
    wallet.provider.request = async (args) => {
      if (args.method === 'wallet_getPermissions') await new Promise((resolve) => setTimeout(resolve, 800))
      return request(args)
    }
    const visit = new AbortController()
    const waiting = connect(visit.signal).catch((error: { code: string }) => error.code)
    await jest.advanceTimersByTimeAsync(500)
    visit.abort()
    await jest.advanceTimersByTimeAsync(1_500)
    expect(await waiting).toBe('request/aborted')
    expect(asked.filter((method) => /^(wallet_requestPermissions|eth_requestAccounts)$/.test(method))).toEqual([])
  })

  test('connects at the second attempt when it never responds to the choice of accounts', async () => {
    const { connect, asked } = await left(['wallet_requestPermissions'])
    const first = new AbortController()
    const waiting = connect(first.signal).catch((error: { code: string }) => error.code)
    await jest.advanceTimersByTimeAsync(60_000)
    first.abort()
    expect(await waiting).toBe('request/aborted')
    const connecting = connect()
    await jest.advanceTimersByTimeAsync(1_500)
    expect((await connecting).accounts).toHaveLength(2)
    expect(asked.filter((method) => method === 'wallet_requestPermissions')).toHaveLength(1)
  })
})

test('R-CONN-102 R-CONN-106 emits a disconnect by the wallet once, and reports revoked access when it is checked', async () => {
  const { adapter, connect, events, wallet } = scene()
  await connect()
  wallet.disconnect()
  await until(() => ofType(events, 'unavailable').length > 0)
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
  expect(ofType(events, 'unavailable')).toEqual([{ type: 'unavailable', connectorId: SANDBOX }])
  expect(ofType(events, 'disconnect')).toEqual([])
})

test('R-CONN-114 ignores the disconnect event of a wallet that still shares its accounts', async () => {
  const { adapter, connect, events, wallet } = scene()
  const listeners: ((data: unknown) => void)[] = []
  wallet.provider.on = (event, listener) => {
    if (event === 'disconnect') listeners.push(listener)
  }
  await connect()
  const requests = wallet.requests().length
  for (const listener of listeners) listener({ code: 1013 })
  await until(() => wallet.requests().length > requests)
  expect(await adapter.getAccounts({ connectorId: SANDBOX })).toHaveLength(2)
  expect([...ofType(events, 'disconnect'), ...ofType(events, 'unavailable')]).toEqual([])
})
