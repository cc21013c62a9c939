/**
 * A store on Postgres 13 or newer, for production.
 *
 * In      a pool of the package `pg`; the schema of this store, which its role owns
 * Out     the store, after its migrations. A transaction that another one was in the way of runs again, up to 50 times
 * Throws  the database's errors
 * Source  https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 */
import type { FrameStore } from './frame-store.js'
import type { SqlDatabase, SqlQuery } from './sql-database.js'
import { createSqlStore } from './sql-store.js'

const MAX_ATTEMPTS = 50
const MAX_BACKOFF_MS = 100
/** Serialization failure, deadlock, and a key, schema or table that another transaction has just created. */
const RETRIED: ReadonlySet<unknown> = new Set(['40001', '40P01', '23505', '42P06', '42P07'])

/** A connection of a `pg` pool. */
export interface PostgresConnection {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
  release(isBroken?: boolean): void
}

/** A pool of the package `pg`. */
export interface PostgresPool {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
  connect(): Promise<PostgresConnection>
}

/** Options of a store on Postgres. */
export type PostgresStoreOptions = {
  readonly pool: PostgresPool
  readonly schema: string
  readonly now?: () => number
}

/** Migrates the schema, then creates the store. */
export function createPostgresStore({ pool, schema, now = Date.now }: PostgresStoreOptions): Promise<FrameStore> {
  return createSqlStore(toDatabase(pool), { schema, now })
}

function toDatabase(pool: PostgresPool): SqlDatabase {
  return {
    query: (text, values) => pool.query(text, values),
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(pool, work)
        } catch (error) {
          if (attempt >= MAX_ATTEMPTS || !RETRIED.has(Object(error).code)) throw error
          await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(2 ** attempt, MAX_BACKOFF_MS)))
        }
      }
    },
  }
}

async function runOnce<Result>(pool: PostgresPool, work: (query: SqlQuery) => Promise<Result>): Promise<Result> {
  const connection = await pool.connect()
  let isBroken = true
  try {
    await connection.query('begin isolation level serializable')
    try {
      const result = await work((text, values) => connection.query(text, values))
      await connection.query('commit')
      isBroken = false
      return result
    } catch (error) {
      await connection.query('rollback')
      isBroken = false
      throw error
    }
  } finally {
    connection.release(isBroken)
  }
}
