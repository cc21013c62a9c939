/** A Postgres server of this machine, for tests. */
export type LocalPostgres = {
  /** Address of a database, for its superuser or for another role without a password. `postgres` is the first database. */
  url(database?: string, role?: string): string
  /** Runs statements as the superuser. */
  run(sql: string, database?: string): Promise<void>
  /** Kills the server as a power cut does. `resume` starts it again on the same files and the same port. */
  kill(): Promise<void>
  resume(): Promise<void>
  /** Stops the server and removes its files. */
  stop(): Promise<void>
}

/** Starts a server on a free port of 127.0.0.1, with its files in a temporary folder. */
export function startPostgres(): Promise<LocalPostgres>
