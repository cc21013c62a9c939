/**
 * A store on PGlite, Postgres inside this process, for development: it needs no server, and one process at a time may open its folder.
 *
 * In      a database of the package `@electric-sql/pglite`; the schema of this store
 * Out     the store, after its migrations
 */
import type { FrameStore } from './frame-store.js'
import type { SqlQuery } from './sql-database.js'
import { createSqlStore } from './sql-store.js'

/** A database of the package `@electric-sql/pglite`. */
export interface PGliteDatabase {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
  transaction<Result>(
    work: (transaction: {
      query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
    }) => Promise<Result>,
  ): Promise<Result>
}

/** Options of a store on PGlite. */
export type PGliteStoreOptions = {
  readonly database: PGliteDatabase
  readonly schema: string
  readonly now?: () => number
}

/** Migrates the schema, then creates the store. */
export function createPGliteStore({ database, schema, now = Date.now }: PGliteStoreOptions): Promise<FrameStore> {
  const query: SqlQuery = (text, values) => database.query(text, values)
  return createSqlStore(
    {
      query,
      transaction: (work) => database.transaction((inner) => work((text, values) => inner.query(text, values))),
    },
    { schema, now },
  )
}
