// @ts-check
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { publishTarballs } from './publish-tarballs.mjs'

const RELEASES = ['@bowline/a@1.2.3', '@bowline/b@1.2.3']
const UNKNOWN = 'echo "npm error code E404" >&2; exit 1'

/**
 * Publishes two packed packages with an `npm` that only records its calls; `npm view` returns what `viewed` prints.
 * @param {string} viewed shell
 */
function release(viewed) {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-release-'))
  const asked = join(folder, 'asked')
  writeFileSync(asked, '')
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "npm $*" >> '${asked}'\nif [ "$1" = view ]; then ${viewed}; fi\n`)
  chmodSync(join(folder, 'npm'), 0o755)
  const packs = join(folder, 'packs')
  mkdirSync(join(folder, 'package'))
  mkdirSync(packs)
  for (const name of ['a', 'b']) {
    writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name: `@bowline/${name}`, version: '1.2.3' }))
    spawnSync('tar', ['-czf', join(packs, `${name}.tgz`), '-C', folder, 'package/package.json'])
  }
  const script = fileURLToPath(new URL('publish-tarballs.mjs', import.meta.url))
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, packs, 'latest'], { env, encoding: 'utf8' })
  return { status, stdout, stderr, asked: readFileSync(asked, 'utf8').split('\n') }
}

const tagsIn = (/** @type {string} */ output) => output.split('\n').filter((line) => line.startsWith('New tag: '))

test('publishes each packed package with provenance, and prints the line that the workflow announces', () => {
  const { status, stdout, asked } = release(UNKNOWN)
  assert.equal(status, 0)
  assert.deepEqual(
    tagsIn(stdout),
    RELEASES.map((one) => `New tag: ${one}`),
  )
  const published = asked.filter((line) => line.startsWith('npm publish '))
  assert.equal(published.length, RELEASES.length)
  assert.ok(published.every((line) => line.includes('--ignore-scripts --provenance')))
})

test('publishes no version that is out already', () => {
  const { status, stdout, asked } = release('echo 1.2.3')
  assert.equal(status, 0)
  assert.deepEqual(tagsIn(stdout), [])
  assert.ok(!asked.some((line) => line.startsWith('npm publish ')))
})

test('stops the release when the registry does not respond', () => {
  const { status, stderr, asked } = release('echo "npm error code ECONNREFUSED" >&2; exit 1')
  assert.equal(status, 1)
  assert.match(stderr, /could not be asked about .*ECONNREFUSED/)
  assert.ok(!asked.some((line) => line.startsWith('npm publish ')))
})

test('stops without a packed package', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-release-'))
  await assert.rejects(publishTarballs({ folder, tag: 'latest' }), /has no packed package/)
})
