// @ts-check
/**
 * One Postgres server in a separate process.
 *
 * Out     its addresses, once it accepts connections
 * Throws  Error with its output when it does not start within two minutes
 */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries, parent, user } from './binaries.mjs'

const START_LIMIT_MS = 120_000
const HOST = '127.0.0.1'
const SUPERUSER = 'postgres'
const keeper = join(dirname(fileURLToPath(import.meta.url)), '../commands/process-keeper.mjs')

/** @type {typeof import('./postgres.d.mts').startPostgres} */
export async function startPostgres() {
  const folder = mkdtempSync(join(parent ?? tmpdir(), 'bowline-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const bin = findBinaries(folder)
  const data = join(folder, 'data')
  const how = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  const initArgs = ['--pgdata', data, '--username', SUPERUSER, '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), initArgs, how)

  const port = await freePort()
  const args = ['-D', data, '-h', HOST, '-p', `${port}`, '-k', '', '-c', 'max_connections=200']
  const start = () => startServer([join(bin, 'postgres'), ...args], how)
  const url = (database = 'postgres', role = SUPERUSER) => `postgres://${role}@${HOST}:${port}/${database}`
  let stopServer = await start()

  return {
    url,
    async run(sql, database) {
      const client = new pg.Client({ connectionString: url(database) })
      await client.connect()
      await client.query(sql).finally(() => client.end())
    },
    kill: () => stopServer(),
    async resume() {
      stopServer = await start()
    },
    async stop() {
      await stopServer()
      remove()
      process.off('exit', remove)
    },
  }
}

/**
 * Resolves to a function that kills the server.
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptions} how
 * @returns {Promise<() => Promise<void>>}
 */
async function startServer(command, how) {
  // This signal ends it without writing anything more, as a crash does: what was committed must survive that.
  const args = [keeper, 'SIGQUIT', ...command]
  const child = spawn(process.execPath, args, { ...how, stdio: ['pipe', 'pipe', 'pipe'] })
  const { stdin, stdout, stderr } = child
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('close', () => resolve())
  })
  const stop = () => {
    for (const part of [child, stdout, stderr]) hold(part)
    stdin?.destroy()
    return ended
  }
  try {
    await new Promise((resolve, reject) => {
      let written = ''
      const fail = (/** @type {string} */ reason) => reject(new Error(`Postgres ${reason}\n${written}`))
      const timer = setTimeout(() => fail('did not start in time'), START_LIMIT_MS)
      ended.then(() => fail('ended before it was ready'))
      for (const output of [stdout, stderr]) {
        output?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
          if (written.length < 100_000) written += text
          if (!written.includes('ready to accept connections')) return
          clearTimeout(timer)
          resolve(undefined)
        })
      }
    })
  } catch (error) {
    await stop()
    throw error
  }
  // From here on only stop() waits for the server's end, not the event loop of the program that started it.
  for (const part of [child, stdin, stdout, stderr]) release(part)
  return stop
}

/** @param {object | null} part */
const release = (part) => void (part && 'unref' in part && typeof part.unref === 'function' && part.unref())
/** @param {object | null} part */
const hold = (part) => void (part && 'ref' in part && typeof part.ref === 'function' && part.ref())

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, HOST, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
