import { readFile } from 'node:fs/promises'
import { type LocalPostgres, startPostgres } from '@bowline/postgres'
import pg from 'pg'
import { describeFrameStore } from '../../testing/index.js'
import { createPostgresStore } from './postgres-store.js'

let postgres: LocalPostgres
const pools: pg.Pool[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.run(await readFile(`${__dirname}/../../../sql/roles.sql`, 'utf8'))
})
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())))
afterAll(() => postgres.stop())

function createPool(role?: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: postgres.url('postgres', role) })
  // A killed server ends idle connections too.
  pool.on('error', () => undefined)
  pools.push(pool)
  return pool
}

let schemas = 0

describeFrameStore({
  name: 'Postgres',
  async open({ now }) {
    schemas += 1
    const schema = `contract_${schemas}`
    const open = () => createPostgresStore({ pool: createPool(), schema, now })
    return { store: await open(), reopen: open }
  },
})

test('R-FRAME-90 migrates a schema once when several instances start together', async () => {
  const stores = await Promise.all(
    Array.from({ length: 5 }, () => createPostgresStore({ pool: createPool(), schema: 'together' })),
  )
  const added = await Promise.all(stores.map((store, index) => store.add('a', index)))
  expect(added.filter(Boolean)).toHaveLength(1)
  await postgres.run('insert into together.migrations values (99)')
  await expect(createPostgresStore({ pool: createPool(), schema: 'together' })).rejects.toThrow('Update the server')
})

test('R-FRAME-90 keeps what several instances write, through a kill of the database', async () => {
  const [one, two] = await Promise.all([
    createPostgresStore({ pool: createPool(), schema: 'killed' }),
    createPostgresStore({ pool: createPool(), schema: 'killed' }),
  ])
  const write = (index: number) =>
    (index % 2 === 0 ? one : two).transaction(async (store) => {
      await store.set('sum', Number((await store.get('sum')) ?? 0) + 1)
      await store.set(`written:${index}`, true)
    })
  await Promise.all(Array.from({ length: 10 }, (_, index) => write(index)))
  await postgres.kill()
  await expect(write(10)).rejects.toThrow()
  await postgres.resume()
  await write(11)
  expect(await two.get('sum')).toBe(11)
  expect(await one.list({ prefix: 'written:', limit: 99 })).toHaveLength(11)
})

test('R-FRAME-90 separates the stores by role', async () => {
  const schemas = ['bowline_main', 'bowline_auth', 'bowline_vault']
  for (const schema of schemas) {
    const store = await createPostgresStore({ pool: createPool(schema), schema })
    await store.set('share:a', schema)
  }
  for (const role of schemas) {
    for (const schema of schemas) {
      const reading = createPool(role).query(`select value from ${schema}.entries`)
      if (role === schema) expect((await reading).rows).toEqual([{ value: JSON.stringify(schema) }])
      else await expect(reading).rejects.toThrow('permission denied')
    }
  }
  await expect(createPostgresStore({ pool: createPool('bowline_auth'), schema: 'bowline_vault' })).rejects.toThrow(
    'permission denied',
  )
})

test('R-FRAME-90 rejects a schema name that is not plain', async () => {
  for (const schema of ['', 'A', 'a;drop', 'a.b', '"a"', 'ä'])
    await expect(createPostgresStore({ pool: createPool(), schema })).rejects.toThrow('is not a schema name')
})

test('R-FRAME-90 removes expired entries after a thousand writes', async () => {
  const clock = { nowMs: 1000 }
  const pool = createPool()
  const store = await createPostgresStore({ pool, schema: 'swept', now: () => clock.nowMs })
  for (let index = 0; index < 900; index += 1) await store.set(`old:${index}`, 1, 2000)
  clock.nowMs = 2000
  for (let index = 0; index < 100; index += 1) await store.set(`new:${index}`, 1, 3000)
  expect((await pool.query('select count(*)::integer as n from swept.entries')).rows).toEqual([{ n: 100 }])
})
