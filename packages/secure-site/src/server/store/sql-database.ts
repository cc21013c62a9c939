/** Runs one statement with the parameters `$1`, `$2` and so on. */
export type SqlQuery = (text: string, values?: unknown[]) => Promise<{ readonly rows: unknown[] }>

/** What the store needs of a Postgres database. */
export interface SqlDatabase {
  readonly query: SqlQuery
  /** Runs `work` in one serializable transaction. It may run again when another transaction was in the way. */
  transaction<Result>(work: (query: SqlQuery) => Promise<Result>): Promise<Result>
}
