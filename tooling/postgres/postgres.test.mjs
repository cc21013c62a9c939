// @ts-check
import assert from 'node:assert/strict'
import test from 'node:test'
import { startPostgres } from './index.mjs'

test('keeps what was committed when the server is killed', async () => {
  const postgres = await startPostgres()
  try {
    await postgres.run('create table t (n integer); insert into t values (1)')
    await postgres.kill()
    await assert.rejects(postgres.run('select 1'))
    await postgres.resume()
    await postgres.run('insert into t select n + 1 from t; alter table t add check (n < 3)')
    await assert.rejects(postgres.run('insert into t values (3)'))
  } finally {
    await postgres.stop()
  }
})
