// @ts-check
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { startNext } from './next-server.mjs'
import { freePort } from './ports.mjs'

/**
 * The folder of a built app, with a server in place of Next.js that runs this code.
 * @param {import('node:test').TestContext} context
 * @param {string} code
 */
function appWith(context, code) {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-next-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const files = { 'package.json': '{}', '.next/BUILD_ID': 'built', 'node_modules/next/dist/bin/next': code }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return { folder, name: 'the app' }
}

/** Listens at another port than requested, and reports it; another server responds at the requested port. */
const SERVES_ELSEWHERE = `
  const { createServer } = require('node:http')
  const { argv } = process
  const answers = (text) => createServer((_, response) => response.end(text))
  answers('another server').listen(Number(argv[argv.indexOf('-p') + 1]), '127.0.0.1', () => {
    const own = answers('the app').listen(0, '127.0.0.1', () => {
      console.log('- Local:        http://127.0.0.1:' + own.address().port)
    })
  })`

test('returns the URL that the server reports, not the port that was free before', async (context) => {
  const port = await freePort()
  const { url, stop } = await startNext({ ...appWith(context, SERVES_ELSEWHERE), port })
  context.after(stop)
  assert.equal(await (await fetch(url)).text(), 'the app')
})

test('throws with the last output when a server ends', async (context) => {
  const ends = appWith(context, `console.error('address already in use'); process.exit(1)`)
  await assert.rejects(() => startNext(ends), /^Error: The server of the app ended with 1: address already in use$/)
})
