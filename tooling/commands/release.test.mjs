// @ts-check
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { publishedPackages } from './workspaces.mjs'

const releases = publishedPackages().map(({ name, manifest }) => `${name}@${manifest.version}`)

/**
 * Releases with programs that only record their calls; `npm view` returns what `viewed` prints.
 * @param {string} viewed shell
 * @param {...string} args
 */
function release(viewed, ...args) {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-release-'))
  const asked = join(folder, 'asked')
  writeFileSync(asked, '')
  for (const name of ['npm', 'npx', 'git']) {
    const answer = name === 'npm' ? `if [ "$1" = view ]; then ${viewed}; fi` : ''
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> '${asked}'\n${answer}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const script = fileURLToPath(new URL('release.mjs', import.meta.url))
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  return { status, stdout, stderr, asked: readFileSync(asked, 'utf8').split('\n') }
}

const UNKNOWN = 'echo "npm error code E404" >&2; exit 1'
const tagsIn = (/** @type {string} */ output) => output.split('\n').filter((line) => line.startsWith('New tag: '))

test('tags each published package, and prints the line that the workflow reads', () => {
  const { status, stdout, asked } = release(UNKNOWN)
  assert.equal(status, 0)
  assert.deepEqual(
    tagsIn(stdout),
    releases.map((one) => `New tag: ${one}`),
  )
  assert.deepEqual(
    asked.filter((line) => line.startsWith('git ')),
    releases.map((one) => `git tag ${one}`),
  )
  assert.equal(asked.filter((line) => line.startsWith('npm publish ')).length, releases.length)
})

test('neither publishes nor tags a version that is out already', () => {
  const { status, stdout, asked } = release('echo 1.0.0')
  assert.equal(status, 0)
  assert.deepEqual(tagsIn(stdout), [])
  assert.ok(!asked.some((line) => /^(git|npm publish) /.test(line)))
})

test('stops the release when the registry does not respond', () => {
  const { status, stderr, asked } = release('echo "npm error code ECONNREFUSED" >&2; exit 1')
  assert.equal(status, 1)
  assert.match(stderr, /could not be asked about .*ECONNREFUSED/)
  assert.ok(!asked.some((line) => line.startsWith('npm publish ')))
})

test('publishes nothing and creates no tag in a dry run', () => {
  const { status, stdout, asked } = release(UNKNOWN, '--dry-run')
  assert.equal(status, 0)
  assert.deepEqual(tagsIn(stdout), [])
  assert.ok(asked.filter((line) => line.startsWith('npm publish ')).every((line) => line.includes('--dry-run')))
})
