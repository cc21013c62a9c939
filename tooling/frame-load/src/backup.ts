/** Backs a secure site's three stores up, and restores them into an empty database. */
import type { LocalPostgres } from '@bowline/postgres'
import pg from 'pg'
import { prepareDatabase } from '../../../packages/secure-site/test/secure-site-fixture.js'

const STORES = ['main', 'auth', 'vault'] as const

/** Rows of each store, as a dump of its schema holds them. */
export type Backup = ReadonlyMap<string, readonly Record<string, unknown>[]>

/** Reads the stores. */
export async function backUp(postgres: LocalPostgres): Promise<Backup> {
  return withClient(postgres, async (client) => {
    const backup = new Map<string, Record<string, unknown>[]>()
    for (const store of STORES) backup.set(store, (await client.query(`select * from bowline_${store}.entries`)).rows)
    return backup
  })
}

/** Drops the database with its roles, and creates both empty. */
export async function dropDatabase(postgres: LocalPostgres): Promise<void> {
  await postgres.run('drop database wallets with (force)')
  await postgres.run('drop role bowline_main; drop role bowline_auth; drop role bowline_vault')
  await prepareDatabase(postgres)
}

/** Writes the rows back. */
export async function restore(postgres: LocalPostgres, backup: Backup): Promise<void> {
  await withClient(postgres, async (client) => {
    for (const [store, rows] of backup) {
      const table = `bowline_${store}.entries`
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(rows),
      ])
    }
  })
}

async function withClient<Result>(postgres: LocalPostgres, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: postgres.url('wallets') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
