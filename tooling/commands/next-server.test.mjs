// @ts-check
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { startNext } from './next-server.mjs'

/**
 * The folder of a built app, with a server in the place of Next.js that runs this code.
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

const SERVES = `
  const { argv } = process
  const server = require('node:http').createServer((_, response) => response.end('the app’s own'))
  server.listen(Number(argv[argv.indexOf('-p') + 1]), '127.0.0.1', () => {
    console.log('- Local:        http://127.0.0.1:' + server.address().port)
  })`

test('the address is the one that the server itself says', async (context) => {
  const { url, stop } = await startNext(appWith(context, SERVES))
  context.after(stop)
  assert.equal(await (await fetch(url)).text(), 'the app’s own')
})

test('a server that ends is an error with its last words, whoever else answers at its port', async (context) => {
  const { url, stop } = await startNext(appWith(context, SERVES))
  context.after(stop)
  const ends = appWith(context, `console.error('address already in use'); process.exit(1)`)
  await assert.rejects(
    () => startNext({ ...ends, port: Number(new URL(url).port) }),
    /^Error: The server of the app ended with 1: address already in use$/,
  )
})
