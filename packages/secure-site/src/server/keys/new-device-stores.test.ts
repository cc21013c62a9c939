/** The wait of a new device on the stores for production and development. */

import { type LocalPostgres, startPostgres } from '@bowline/postgres'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { createKeyScene } from '../../../test/key-scene.js'
import { createBrowser } from '../../../test/login-window-fixture.js'
import { createPGliteStore } from '../store/pglite-store.js'
import { createPostgresStore } from '../store/postgres-store.js'

const EMAIL = 'ada@mail.example'
const DAY_MS = 24 * 60 * 60_000
const clock = { nowMs: Date.UTC(2026, 0, 1) }
const now = () => clock.nowMs

let postgres: LocalPostgres
let pool: pg.Pool
let database: PGlite
beforeAll(async () => {
  postgres = await startPostgres()
  pool = new pg.Pool({ connectionString: postgres.url('postgres') })
  database = await PGlite.create()
})
afterAll(async () => {
  await pool.end()
  await Promise.all([postgres.stop(), database.close()])
})

test.each([
  ['Postgres', () => createPostgresStore({ pool, schema: 'main', now })],
  ['PGlite', () => createPGliteStore({ database, schema: 'main', now })],
])('R-FRAME-115 R-FRAME-90 lets a new device wait, be refused, and become known on %s', async (_, open) => {
  const store = await open()
  const scene = createKeyScene({ store, now })
  scene.clock.nowMs = clock.nowMs
  const move = (ms: number) => {
    clock.nowMs += ms
    scene.clock.nowMs = clock.nowMs
  }
  const begin = async (browser: ReturnType<typeof createBrowser>) => {
    const login = await scene.begin(browser, EMAIL)
    clock.nowMs = scene.clock.nowMs
    return login
  }
  const owner = await begin(createBrowser(scene))
  await owner.window.waitFor('You’re logged in')
  const address = await scene.collectAddress(owner)
  const [first, second] = [createBrowser(scene), createBrowser(scene)]
  await (await begin(first)).window.waitFor('This device has to wait')
  await (await begin(second)).window.waitFor('This device has to wait')
  const links = scene.mails.map(({ refuseLink }) => refuseLink).filter((link) => link !== undefined)
  expect(links).toHaveLength(2)
  const body = new URLSearchParams({ link: new URL(links[0] ?? '').searchParams.get('link') ?? '' })
  const refused = await scene.server.handle(new Request('https://frame.example/refuse', { method: 'POST', body }))
  expect(refused.status).toBe(200)
  move(DAY_MS)
  const login = await begin(second)
  await login.window.waitFor('You’re logged in')
  expect(await scene.collectAddress(login)).toBe(address)
  expect((await (await begin(first)).window.waitFor('Open your wallet')).lines).toEqual([
    'The owner of this wallet has refused this device.',
  ])
  scene.end()
})
