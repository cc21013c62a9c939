/**
 * A store in one table of a Postgres schema.
 *
 * In      a database; a schema of lower-case letters, digits and underscores; values as JSON text, so that a key order or a
 *         number is never changed by the database
 * Out     the store. Every operation is one statement; each thousandth write removes up to a thousand expired values
 * Throws  TypeError for another schema name; the database's errors
 */
import * as z from 'zod/mini'
import type { FrameStore, FrameStoreOperations } from './frame-store.js'
import { migrateSchema } from './migrations.js'
import type { SqlDatabase, SqlQuery } from './sql-database.js'

const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,50}$/
const SWEEP_EVERY = 1000

const valuesSchema = z.array(z.object({ value: z.string(), isAlive: z.optional(z.boolean()) }))
const keysSchema = z.array(z.object({ key: z.string() }))
const countsSchema = z.array(z.object({ value: z.string(), expires_at_ms: z.number() }))

/** Migrates the schema, then creates the store. */
export async function createSqlStore(
  database: SqlDatabase,
  { schema, now }: { schema: string; now: () => number },
): Promise<FrameStore> {
  if (!SCHEMA_NAME.test(schema)) throw new TypeError(`${schema} is not a schema name of lower-case letters and digits`)
  await migrateSchema(database, schema)
  const table = `${schema}.entries`
  let writes = 0

  async function sweep(): Promise<void> {
    writes += 1
    if (writes % SWEEP_EVERY !== 0) return
    const expired = `select key from ${table} where expires_at_ms <= $1 limit ${SWEEP_EVERY} for update skip locked`
    await database.query(`delete from ${table} where key in (${expired})`, [now()])
  }

  const operations = createOperations(database.query, table, now)
  return {
    ...operations,
    async set(key, value, expiresAtMs) {
      await operations.set(key, value, expiresAtMs)
      await sweep()
    },
    async add(key, value, expiresAtMs) {
      const isAdded = await operations.add(key, value, expiresAtMs)
      await sweep()
      return isAdded
    },
    async count(key, expiresAtMs) {
      const counted = await operations.count(key, expiresAtMs)
      await sweep()
      return counted
    },
    transaction: (work) => database.transaction((query) => work(createOperations(query, table, now, 'for update'))),
    async list({ prefix, after = '', limit }) {
      const { rows } = await database.query(
        `select key from ${table} where starts_with(key, $1) and key > $2
          and (expires_at_ms is null or expires_at_ms > $3) order by key limit $4`,
        [prefix, after, now(), limit],
      )
      return keysSchema.parse(rows).map(({ key }) => key)
    },
  }
}

/**
 * `lock` ends each query that reads. The statements outside of transactions are not serializable: only a lock keeps them from removing or
 * changing what a transaction has read, until it has written.
 */
function createOperations(
  query: SqlQuery,
  table: string,
  now: () => number,
  lock: '' | 'for update' = '',
): FrameStoreOperations {
  const isAlive = '(expires_at_ms is null or expires_at_ms > $2)'
  const insert = `insert into ${table} as old (key, value, expires_at_ms) values ($1, $2, $3) on conflict (key) do update`
  const replace = 'value = excluded.value, expires_at_ms = excluded.expires_at_ms'
  const first = (rows: unknown[]): unknown => {
    const [row] = valuesSchema.parse(rows)
    return row && row.isAlive !== false ? JSON.parse(row.value) : undefined
  }
  return {
    async get(key) {
      return first((await query(`select value from ${table} where key = $1 and ${isAlive} ${lock}`, [key, now()])).rows)
    },
    async set(key, value, expiresAtMs) {
      await query(`${insert} set ${replace}`, [key, toText(value), expiresAtMs ?? null])
    },
    async add(key, value, expiresAtMs) {
      const text = `${insert} set ${replace} where old.expires_at_ms <= $4 returning value`
      return (await query(text, [key, toText(value), expiresAtMs ?? null, now()])).rows.length > 0
    },
    async take(key) {
      const text = `delete from ${table} where key = $1 returning value, ${isAlive} as "isAlive"`
      return first((await query(text, [key, now()])).rows)
    },
    async count(key, expiresAtMs) {
      const isOver = 'old.expires_at_ms <= $4'
      const text = `${insert} set
          value = case when ${isOver} or old.value !~ '^[0-9]+$' then '1' else (old.value::bigint + 1)::text end,
          expires_at_ms = case when ${isOver} then excluded.expires_at_ms else old.expires_at_ms end
        returning value, expires_at_ms`
      const [row] = countsSchema.parse((await query(text, [key, '1', expiresAtMs, now()])).rows)
      if (row === undefined) throw new Error('The database returned no count')
      return { count: Number(row.value), expiresAtMs: row.expires_at_ms }
    },
    async remove(key) {
      await query(`delete from ${table} where key = $1`, [key])
    },
  }
}

function toText(value: unknown): string {
  const text: unknown = JSON.stringify(value)
  if (typeof text !== 'string') throw new TypeError('Only JSON can be stored')
  return text
}
