// @ts-check
/**
 * Runs the random transfers of every chain in full, one chain after the other.
 *
 * In      argv: [chains…] [--count=10000] [--seed=number]
 * Out     for each chain how many transfers there were, and how many a second; what Jest has to say of one that fails;
 *         exit code 1 when one did
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../commands/command-line.mjs'
import { CHAINS, line } from './command-line.mjs'

const { values, positionals } = readCommandLine(line)

const folder = mkdtempSync(join(tmpdir(), 'bowline-transfers-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

for (const chain of positionals.length > 0 ? positionals : CHAINS) {
  const report = join(folder, `${chain}.json`)
  const cwd = fileURLToPath(new URL(`../../packages/adapter-${chain}/`, import.meta.url))
  const jest = createRequire(join(cwd, 'package.json')).resolve('jest/bin/jest')
  const env = {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    TRANSFERS: values.count,
    TRANSFERS_REPORT: report,
    ...(values.seed !== undefined && { TRANSFERS_SEED: values.seed }),
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [jest, '--ci', '--runInBand', 'test/exact-amounts'], {
    ...{ cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  })
  if (status !== 0) {
    console.error(`${chain}\n${stdout}${stderr}`)
    process.exitCode = 1
    continue
  }
  const { count, tookMs } = JSON.parse(readFileSync(report, 'utf8'))
  const rate = Math.round((count * 1000) / tookMs)
  console.log(
    `${chain.padEnd(8)} ${count.toLocaleString('en')} transfers in ${Math.round(tookMs / 1000)} s, ${rate} a second`,
  )
}
