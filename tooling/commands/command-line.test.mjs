// @ts-check
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './repository.mjs'

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/**
 * Runs a command without npx and other programs, so that it can only print.
 * @param {string} name
 * @param {...string} args
 */
function speak(name, ...args) {
  const [, ...script] = (scripts[name] ?? '').split(' ')
  const env = { ...process.env, PATH: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

for (const name of Object.keys(scripts)) {
  test(`npm run ${name} prints its options before anything is installed`, () => {
    const { status, stdout, stderr } = speak(name, '--help')
    assert.equal(status, 0)
    assert.match(stdout, new RegExp(`^npm (run )?${name}\\b`))
    assert.equal(stderr, '')
  })

  test(`npm run ${name} rejects an unknown option in a sentence`, () => {
    const { status, stdout, stderr } = speak(name, '--frobnicate')
    assert.equal(status, 2)
    assert.match(stderr, /^Unknown option '--frobnicate'\n\nnpm /)
    assert.doesNotMatch(stdout + stderr, /\bat .*:\d+:\d+|Installing/)
  })
}

test('rejects an invalid value before anything is installed', () => {
  const wrong = /** @type {const} */ ([
    ['demo', ['--port', 'abc'], '--port takes a port, a whole number from 0 to 65535; it was "abc".'],
    ['mock-api', ['--account', '0x12'], '--account takes an EVM address; it was "0x12".'],
    ['mock-api', ['--scenario', 'sunny'], '--scenario takes one of healthy, empty, '],
    ['format', ['README.md', 'nope.md'], 'path names a file or folder of the repository; it was "nope.md".'],
    ['coverage:spec', ['--root', 'tooling'], '--root takes a folder with a folder spec; it was "tooling".'],
    ['bench', ['--only', 'cold,nope'], '--only takes some of cold, '],
    ['bench', ['--runs', '0'], '--runs takes a whole number from 1 on; it was "0".'],
    ['test:wallets', ['--seed', 'x'], '--seed takes a whole number from 1 on; it was "x".'],
    [
      'test:transfers',
      ['--family', 'dogecoin'],
      '--family takes one of evm, swaps, solana, bitcoin; it was "dogecoin".',
    ],
    ['test', ['--only', 'lint,nope'], '--only takes some of node, install, '],
  ])
  for (const [name, args, words] of wrong) {
    const { status, stderr } = speak(name, ...args)
    assert.equal(status, 2, name)
    assert.ok(stderr.startsWith(words), `${name}: ${stderr}`)
  }
})

test('rejects an option that npm has taken for itself', () => {
  const kept = /** @type {const} */ ([
    ['release', '--dry-run', []],
    ['test', '--changed', []],
    ['demo', '--port', ['4000']],
    ['demo', '--port=4000', []],
  ])
  for (const [name, option, words] of kept) {
    const { status, stderr } = spawnSync('npm', ['run', name, option, ...words], { cwd: root, encoding: 'utf8' })
    const [key] = option.split('=')
    assert.equal(status, 2, name)
    const command = name === 'test' ? 'npm test' : `npm run ${name}`
    assert.ok(stderr.includes(`npm has kept ${key} for itself. Write \`${command} -- ${key}\`.`), stderr)
  }
})

test('ignores a `--` that another package manager passes on', () => {
  const { status, stderr } = speak('demo', '--', '--port', 'abc')
  assert.equal(status, 2)
  assert.match(stderr, /^--port takes a port/)
})

test('npm run mock-api rejects an address of another machine before anything is installed', () => {
  const { status, stdout, stderr } = speak('mock-api', '--host', '192.0.2.1')
  assert.equal(status, 1)
  assert.equal(stderr, '192.0.2.1 is no address of this machine to listen on.\n')
  assert.equal(stdout, '')
})

for (const name of ['format', 'test']) {
  test(`npm run ${name} reports a missing temporary folder before anything is installed`, () => {
    const TMPDIR = join(root, 'nowhere')
    const { status, stdout, stderr } = spawnSync(process.execPath, [`tooling/commands/${name}.mjs`], {
      ...{ cwd: root, env: { ...process.env, PATH: '', TMPDIR, TEMP: TMPDIR, TMP: TMPDIR }, encoding: 'utf8' },
    })
    assert.equal(status, 1)
    assert.match(
      stderr,
      /^Nothing can be written to .*nowhere\. It is the folder for temporary files: make it, or set TMPDIR/,
    )
    assert.equal(stdout, '')
  })
}

for (const name of ['demo', 'mock-api']) {
  test(`npm run ${name} reports a taken port before anything is installed`, async () => {
    const server = createServer()
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    const { status, stdout, stderr } = speak(name, '--port', `${port}`)
    server.close()
    assert.equal(status, 1)
    assert.equal(
      stderr,
      `Port ${port} is taken. Choose another with \`-- --port <port>\`; \`-- --port 0\` takes any free one.\n`,
    )
    assert.equal(stdout, '')
  })
}
