import { never, until } from '@bowline/jest-preset/fixtures'
import { MAINNET, TEST_WALLET, world } from './setup.js'
import { ALL_FEATURES, key, register, testWallet } from './standard-wallet.js'

const rows = (made: ReturnType<typeof world>) => made.adapter.connectors()

test('R-CONN-04 lists a wallet that registered before the kit and one that registers later', async () => {
  const page = new EventTarget()
  register(page, testWallet({ keys: [], name: 'Early' }).wallet)
  const made = world({ page })
  await until(() => rows(made).length === 1)
  register(page, testWallet({ keys: [], name: 'Late' }).wallet)
  expect(rows(made)).toEqual([
    {
      id: 'wallet-standard.early',
      name: 'Early',
      type: 'ANNOUNCED',
      chain: 'solana',
      imageUrl: 'data:image/svg+xml;base64,PHN2Zy8+',
    },
    expect.objectContaining({ id: 'wallet-standard.late', name: 'Late' }),
  ])
  expect(made.events.at(-1)).toEqual({ type: 'connectors', connectors: rows(made) })
})

test('R-CONN-04 R-CONN-146 removes a wallet that unregisters from the list and marks it as unavailable', async () => {
  const made = world()
  const hand = testWallet({ keys: [await key(1)] })
  const unregister = register(made.page, hand.wallet)
  await until(() => rows(made).length === 1)
  await made.adapter.connect({ connectorId: TEST_WALLET, signal: never })
  unregister()
  expect(rows(made)).toEqual([])
  expect(made.events.at(-2)).toEqual({ type: 'connectors', connectors: [] })
  expect(made.events.at(-1)).toEqual({ type: 'unavailable', connectorId: TEST_WALLET })
  made.stop()
  expect(hand.listeners()).toBe(0)
})

test('R-ADPT-12 lists only wallets with a Solana chain and the required features', async () => {
  const page = new EventTarget()
  const made = world({ page })
  const without = (feature: string) => ALL_FEATURES.filter((name) => name !== feature)
  register(
    page,
    testWallet({ keys: [], name: 'Sui', chains: ['sui:mainnet'] }).wallet,
    testWallet({ keys: [], name: 'No connect', features: without('standard:connect') }).wallet,
    testWallet({ keys: [], name: 'No events', features: without('standard:events') }).wallet,
    testWallet({ keys: [], name: 'No signing', features: without('solana:signTransaction') }).wallet,
    testWallet({ keys: [], name: 'No messages', features: without('solana:signMessage') }).wallet,
  )
  await until(() => rows(made).length > 0)
  expect(rows(made).map(({ name }) => name)).toEqual(['No messages'])
})

test('R-CONN-04 lists or removes a wallet when it gains or loses Solana', async () => {
  const made = world()
  const hand = testWallet({ keys: [], chains: ['sui:mainnet'] })
  register(made.page, hand.wallet)
  await until(() => hand.listeners() > 0)
  expect(rows(made)).toEqual([])
  hand.setChains(['sui:mainnet', 'solana:mainnet'])
  expect(rows(made).map(({ id }) => id)).toEqual([TEST_WALLET])
  hand.setFeatures(['standard:connect', 'standard:events'])
  expect(rows(made)).toEqual([])
})

test('R-CONN-04 sanitizes names, icons and ids of unknown wallets, and keeps two wallets with one name apart', async () => {
  const page = new EventTarget()
  const made = world({ page })
  const named = (name: string, icon = 'data:image/png;base64,AA==') => testWallet({ keys: [], name, icon }).wallet
  register(
    page,
    named('\u202egnirts'),
    named('__proto__', 'https://bad.example/track.png'),
    named('\u3164', 'javascript:alert(1)'),
    named('Twin'),
    named('Twin'),
    named('W'.repeat(5000), `data:image/png;base64,${'A'.repeat(70_000)}`),
  )
  await until(() => rows(made).length === 6)
  const [turned, proto, blank, twin, other, long] = rows(made)
  expect(turned?.name).toBe('gnirts')
  expect([proto?.imageUrl, blank?.imageUrl, long?.imageUrl]).toEqual([undefined, undefined, undefined])
  expect(blank?.name).toBe('Unknown wallet')
  expect([twin?.id, other?.id]).toEqual(['wallet-standard.twin', 'wallet-standard.twin.2'])
  for (const { id, name, info } of rows(made)) {
    expect(id).toMatch(/^wallet-standard\.[a-z0-9.-]{1,110}$/)
    expect(name.length).toBeLessThanOrEqual(41)
    expect(info).toBeUndefined()
  }
})

test('R-CONN-04 gives different ids, the same on every page and in any order, to names that an id cannot hold', async () => {
  const ids = async (...names: readonly string[]) => {
    const made = world()
    register(made.page, ...names.map((name) => testWallet({ keys: [], name }).wallet))
    await until(() => rows(made).length === names.length)
    return new Map(rows(made).map(({ name, id }) => [name, id]))
  }
  const [first, second] = [await ids('钱包', '錢包'), await ids('錢包', '钱包')]
  expect(first.get('钱包')).toBe(second.get('钱包'))
  expect(first.get('錢包')).toBe(second.get('錢包'))
  expect(new Set(first.values()).size).toBe(2)
})

test('R-CONN-04 keeps the page working when wallet objects throw or register in great numbers', async () => {
  const page = new EventTarget()
  const made = world({ page })
  const thrower = new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
    },
  )
  const bad = Array.from({ length: 1_000 }, () => ({ name: 'x', chains: ['solana:mainnet'], features: { a: 1 } }))
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'no function' }))
  page.dispatchEvent(new Event('wallet-standard:register-wallet'))
  const { proxy: revoked, revoke } = Proxy.revocable<string[]>([], {})
  revoke()
  const features = new Proxy(ALL_FEATURES, {
    get() {
      throw new Error('no')
    },
  })
  register(page, thrower, { name: revoked, icon: revoked, chains: revoked, features }, { chains: features })
  Reflect.apply(register, undefined, [page, null, 1, 'x', undefined])
  register(page, testWallet({ keys: [], name: 'Good' }).wallet)
  for (let at = 0; at < 1_000; at += 50) register(page, ...bad.slice(at, at + 50))
  await until(() => rows(made).length === 1)
  expect(rows(made)[0]?.name).toBe('Good')
})

test('R-ADPT-22 listens only between `syncConnectors` and its end, and again after a second start', async () => {
  const page = new EventTarget()
  const made = world({ page })
  const hand = testWallet({ keys: [] })
  await until(async () => {
    register(page, hand.wallet)
    return rows(made).length === 1
  })
  made.stop()
  expect(hand.listeners()).toBe(0)
  register(page, testWallet({ keys: [], name: 'Unregistered' }).wallet)
  expect(rows(made)).toHaveLength(1)
  const stop = made.adapter.syncConnectors()
  await until(() => rows(made).length === 2)
  expect(hand.listeners()).toBe(1)
  stop()
})

test('R-CFG-09 looks for no wallets when discovery is disabled', async () => {
  const page = new EventTarget()
  const hand = testWallet({ keys: [] })
  const made = world({ page, networks: [MAINNET], context: { enableInjectedDiscovery: false } })
  const heard = jest.fn()
  page.addEventListener('wallet-standard:app-ready', heard)
  made.adapter.preload?.()
  await expect(made.adapter.reconnect({ connectorId: 'unknown', signal: never })).rejects.toMatchObject({
    code: 'adapter/connector-not-found',
  })
  register(page, hand.wallet)
  expect([rows(made).length, heard.mock.calls.length]).toEqual([0, 0])
})
