/**
 * Creates and updates the tables of a store.
 *
 * In      a database; the schema that holds the tables. The schema is created when it is absent and the role may create it
 * Out     the number of migrations that ran; each runs once, also when several instances start at the same time
 * Throws  Error when a newer version of the server has migrated the schema
 */
import * as z from 'zod/mini'
import type { SqlDatabase } from './sql-database.js'

const versionSchema = z.array(z.object({ version: z.number() }))
const foundSchema = z.array(z.object({ found: z.boolean() }))

/** The statements of each version. Append to this list; never change an entry. */
const MIGRATIONS: readonly ((schema: string) => readonly string[])[] = [
  (schema) => [
    `create table ${schema}.entries (
      key text collate "C" primary key,
      value text not null,
      expires_at_ms double precision
    )`,
    `create index entries_expiry on ${schema}.entries (expires_at_ms) where expires_at_ms is not null`,
  ],
]

/** Brings a schema up to date. */
export async function migrateSchema(database: SqlDatabase, schema: string): Promise<number> {
  return database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock(hashtext($1))', [`bowline ${schema}`])
    const [existing] = foundSchema.parse(
      (await query('select to_regnamespace($1) is not null as found', [schema])).rows,
    )
    if (!existing?.found) await query(`create schema ${schema}`)
    await query(`create table if not exists ${schema}.migrations (version integer primary key)`)
    const { rows } = await query(`select coalesce(max(version), 0) as version from ${schema}.migrations`)
    const version = versionSchema.parse(rows)[0]?.version ?? 0
    if (version > MIGRATIONS.length)
      throw new Error(`The schema ${schema} belongs to a newer version of the server. Update the server`)
    for (const [index, toStatements] of MIGRATIONS.entries()) {
      if (index < version) continue
      for (const statement of toStatements(schema)) await query(statement)
      await query(`insert into ${schema}.migrations (version) values ($1)`, [index + 1])
    }
    return MIGRATIONS.length - version
  })
}
