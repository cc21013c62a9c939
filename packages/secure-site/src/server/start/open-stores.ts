/**
 * Opens the three stores of a production server.
 *
 * In      their addresses, each with its own role
 * Out     the stores after their migrations, and a function that closes their connections
 * Throws  UnsafeSettingsError when a role is a superuser or may read another store; the errors of the databases
 */
import pg from 'pg'
import * as z from 'zod/mini'
import type { FrameStore } from '../store/frame-store.js'
import { createPostgresStore } from '../store/postgres-store.js'
import type { DatabaseName, Settings } from './read-settings.js'
import { createProblems, UnsafeSettingsError } from './settings-problems.js'

const NAMES: readonly DatabaseName[] = ['main', 'auth', 'vault']
const toSchema = (name: DatabaseName) => `bowline_${name}`

const rightsSchema = z.array(z.object({ role: z.string(), isSuperuser: z.boolean() }))
const usableSchema = z.array(z.object({ name: z.string() }))

/** The stores by name. */
export type OpenStores = {
  readonly stores: Readonly<Record<DatabaseName, FrameStore>>
  close(): Promise<void>
}

/** Opens the stores. `onError` gets the errors of idle connections. */
export async function openStores(
  databases: Settings['databases'],
  onError: (error: unknown) => void,
): Promise<OpenStores> {
  const pools = NAMES.map((name) => {
    const pool = new pg.Pool({ connectionString: databases[name], max: 20, connectionTimeoutMillis: 10_000 })
    pool.on('error', onError)
    return { name, pool }
  })
  const close = async () => void (await Promise.all(pools.map(({ pool }) => pool.end())))
  const open = async (wanted: DatabaseName) => {
    const pool = pools.find(({ name }) => name === wanted)?.pool
    if (!pool) throw new Error(`There is no database ${wanted}`)
    await assertApart(wanted, pool)
    return createPostgresStore({ pool, schema: toSchema(wanted) })
  }
  try {
    const [main, auth, vault] = await Promise.all([open('main'), open('auth'), open('vault')])
    return { stores: { main, auth, vault }, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function assertApart(name: DatabaseName, pool: pg.Pool): Promise<void> {
  const problems = createProblems()
  const rights = await pool.query(
    'select rolname as role, rolsuper as "isSuperuser" from pg_roles where rolname = current_user',
  )
  const others = NAMES.filter((other) => other !== name).map(toSchema)
  const usable = await pool.query(
    `select nspname as name from pg_namespace where nspname = any($1) and has_schema_privilege(oid, 'usage')`,
    [others],
  )
  for (const { role, isSuperuser } of rightsSchema.parse(rights.rows))
    if (isSuperuser)
      problems.add(`The role ${role} is a superuser, which reads every store. Use the roles of sql/roles.sql.`)
  if (problems.sentences.length === 0)
    for (const other of usableSchema.parse(usable.rows))
      problems.add(`The role of the ${name} store may read ${other.name}. Use the roles of sql/roles.sql.`)
  if (problems.sentences.length > 0) throw new UnsafeSettingsError(problems.sentences)
}
