import { createFrameScene } from '../../../test/frame-fixture.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import { fromBase64Url } from '../../bytes/base64url.js'
import { openByEscrow } from '../../host/vault/vault.js'
import { sealedVaultSchema } from '../http/wire-schemas.js'
import { createMemoryStore } from '../store/memory-store.js'
import { createKeyWrapper, createWrappingKey } from './key-wrapper.js'

let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

const USERS = ['ada', 'bob', 'eve'].map((name) => `${name}@mail.example`)
const MISSING = 'A part of this wallet is missing on the server. No new wallet was created.'

type Dump = ReadonlyMap<string, unknown>

/** Every vault of the dumps, and every text in them that could be a share. */
function search(...dumps: readonly Dump[]) {
  const entries = dumps.flatMap((dump) => [...dump])
  const vaults = entries.flatMap(([key, value]) => (key.startsWith('vault:') ? [sealedVaultSchema.parse(value)] : []))
  const texts = JSON.stringify(entries).match(/(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g) ?? []
  return { vaults, candidates: [...new Set(texts)].map((text) => fromBase64Url(text)) }
}

/** Number of wallets that a thief opens with the dumps, by trying every pair of texts as shares. */
async function countOpened(...dumps: readonly Dump[]): Promise<number> {
  const { vaults, candidates } = search(...dumps)
  let opened = 0
  for (const vault of vaults) {
    const tries = candidates.flatMap((auth) => candidates.map((second) => ({ auth, vault: second })))
    const results = await Promise.allSettled(tries.map((escrow) => openByEscrow(vault, escrow)))
    if (results.some(({ status }) => status === 'fulfilled')) opened += 1
  }
  return opened
}

test('R-FRAME-78 opens no wallet with copies of all stores but without the wrapping keys', async () => {
  for (const user of USERS) await scene.logIn(scene.startFrame(), user)
  const { main, auth, vault } = scene.stores
  expect(search(main.dump()).vaults).toHaveLength(USERS.length)
  expect(await countOpened(main.dump())).toBe(0)
  expect(await countOpened(main.dump(), auth.dump())).toBe(0)
  expect(await countOpened(main.dump(), auth.dump(), vault.dump())).toBe(0)

  // With both wrapping keys the same copies open every wallet.
  const unwrap = async (dump: Dump, key: string) => {
    const wrapper = createKeyWrapper(key)
    const shares = [...dump].filter(([name]) => name.startsWith('share:'))
    return Promise.all(shares.map(([name, value]) => wrapper.unwrap(String(value), name.slice('share:'.length))))
  }
  const authShares = await unwrap(auth.dump(), scene.keys.auth)
  const vaultShares = await unwrap(vault.dump(), scene.keys.vault)
  const { vaults } = search(main.dump())
  const opened = await Promise.all(
    vaults.map(async (sealed) => {
      const tries = authShares.flatMap((share) => vaultShares.map((second) => ({ auth: share, vault: second })))
      const results = await Promise.allSettled(tries.map((escrow) => openByEscrow(sealed, escrow)))
      return results.some(({ status }) => status === 'fulfilled')
    }),
  )
  expect(opened).toEqual([true, true, true])
})

test.each(['auth', 'vault'] as const)(
  'R-FRAME-79 reports a lost share of the %s service and never makes another',
  async (service) => {
    const first = await scene.logIn(scene.startFrame())
    const store = scene.stores[service]
    const backup = store.dump()
    const names = [...backup.keys()].filter((name) => name.startsWith(`share:${service}:`))
    expect(names).toHaveLength(1)
    for (const name of names) await store.remove(name)
    await expect(scene.logIn(scene.startFrame())).rejects.toThrow(MISSING)
    expect(scene.errors).toHaveLength(1)
    expect([...store.dump().keys()].filter((name) => names.includes(name))).toEqual([])

    for (const name of names) await store.set(name, backup.get(name))
    expect(await scene.logIn(scene.startFrame())).toEqual(first)
  },
)

test('R-FRAME-79 reports a share that was changed or sealed with an unknown key', async () => {
  await scene.logIn(scene.startFrame())
  const { auth, vault } = scene.stores
  const [name = ''] = auth.dump().keys()
  const other = createKeyWrapper(createWrappingKey())
  const [, second] = [...vault.dump().values()]
  for (const value of ['', 'text', second, await other.wrap(new Uint8Array(32), name.slice('share:'.length))]) {
    await auth.set(name, value)
    await expect(scene.logIn(scene.startFrame())).rejects.toThrow(MISSING)
  }
})

test('R-FRAME-79 reports a lost vault, creates no other wallet, and opens the restored one', async () => {
  const first = await scene.logIn(scene.startFrame())
  const { main } = scene.stores
  const backup = main.dump()
  const vaults = [...backup].filter(([key]) => key.startsWith('vault:'))
  for (const [key] of vaults) await main.remove(key)
  await expect(scene.logIn(scene.startFrame())).rejects.toThrow(MISSING)
  expect([...main.dump().keys()].some((key) => key.startsWith('vault:'))).toBe(false)
  for (const [key, value] of vaults) await main.set(key, value)
  expect(await scene.logIn(scene.startFrame())).toEqual(first)
})

test('R-FRAME-79 rejects another wallet for a login whose wallet this device knows', async () => {
  const storage = createLastingStorage()
  const frame = scene.startFrame({ storage })
  const first = await scene.logIn(frame)
  await frame.session.signOut()
  await scene.logIn(scene.startFrame(), 'bob@mail.example')
  const { main } = scene.stores
  const [own, others] = [...main.dump()].filter(([key]) => key.startsWith('vault:'))
  const account = [...main.dump()].find(([key]) => key === own?.[0].replace('vault:', 'account:'))
  const text = 'The server has another wallet for this login than this device knows.'

  await main.set(own?.[0] ?? '', others?.[1])
  await expect(scene.logIn(scene.startFrame({ storage }))).rejects.toThrow(text)
  // A server that has forgotten the wallet altogether.
  await main.remove(own?.[0] ?? '')
  await main.set(account?.[0] ?? '', { ...Object(account?.[1]), walletId: undefined })
  await expect(scene.logIn(scene.startFrame({ storage }))).rejects.toThrow(text)
  expect(main.dump().has(own?.[0] ?? '')).toBe(false)

  await main.set(own?.[0] ?? '', own?.[1])
  expect(await scene.logIn(scene.startFrame({ storage }))).toEqual(first)
})

test('R-FRAME-78 rejects one store or one wrapping key for both services', () => {
  const { main, auth, vault } = scene.stores
  const [one, other] = [createKeyWrapper(createWrappingKey()), createKeyWrapper(createWrappingKey())]
  const create = (authStore: typeof main, vaultStore: typeof main, vaultWrapper = other) =>
    createFrameScene({
      store: main,
      shares: { auth: { store: authStore, wrapper: one }, vault: { store: vaultStore, wrapper: vaultWrapper } },
    })
  expect(() => create(auth, auth)).toThrow('its own store')
  expect(() => create(auth, main)).toThrow('its own store')
  expect(() => create(auth, vault, one)).toThrow('its own wrapping key')
  expect(() => create(main, vault)).not.toThrow()
})

test('R-FRAME-78 keeps a store in memory out of production', () => {
  const { NODE_ENV } = process.env
  try {
    Object.assign(process.env, { NODE_ENV: 'production' })
    expect(() => createMemoryStore()).toThrow('loses every wallet')
  } finally {
    Object.assign(process.env, { NODE_ENV })
  }
})
