// @ts-check
/**
 * `npm run frame-load`: a secure site in its production form under load. Two instances share one Postgres; logins, recoveries on a new
 * device and signatures run at once, while the instances are killed and started again by turns; then the database is dropped and
 * restored from a backup, and every user logs in once more.
 *
 * Out     requests per second, p50, p99, errors, and the number of wallets that were lost or changed their address
 * Exit    1 when a wallet was lost or a request failed for another reason than a kill
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { readCommandLine } from '../commands/command-line.mjs'
import { line } from './command-line.mjs'

const { values } = readCommandLine(line)
const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))
const outdir = path('.cache')
rmSync(outdir, { recursive: true, force: true })
await build({
  entryPoints: { load: path('src/run-load.ts'), instance: path('src/instance.ts') },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@bowline/source'],
  external: ['pg', 'nodemailer', 'smtp-server', '@aws-sdk/client-kms', '@bowline/postgres'],
  define: { __dirname: JSON.stringify(path('../../packages/secure-site/test')) },
  logLevel: 'error',
})
/** @type {typeof import('./src/run-load.js')} */
const { runLoad } = await import(pathToFileURL(join(outdir, 'load.mjs')).href)
const { report, isGood } = await runLoad({
  wallets: Number(values.wallets),
  users: Number(values.users),
  program: join(outdir, 'instance.mjs'),
})
console.log(report)
process.exitCode = isGood ? 0 : 1
