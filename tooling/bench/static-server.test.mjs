// @ts-check
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { serveFolders } from './static-server.mjs'

test('revalidates pages, caches other files, compresses text, and returns 404 for missing files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-site-'))
  mkdirSync(join(folder, 'assets'))
  const code = 'console.log("again");'.repeat(100)
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'assets/main-1a2b.js'), code)
  const { url, stop } = await serveFolders({ app: folder })
  try {
    const page = await fetch(`${url}/app/?services=1`)
    assert.equal(await page.text(), '<!doctype html>')
    assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.equal(page.headers.get('cache-control'), 'no-cache')

    const script = await fetch(`${url}/app/assets/main-1a2b.js`, { headers: { 'accept-encoding': 'gzip' } })
    assert.equal(await script.text(), code)
    assert.equal(script.headers.get('content-encoding'), 'gzip')
    assert.match(script.headers.get('cache-control') ?? '', /immutable/)

    const unpacked = await fetch(`${url}/app/assets/main-1a2b.js`, { headers: { 'accept-encoding': 'identity' } })
    assert.equal(await unpacked.text(), code)
    assert.equal(unpacked.headers.get('content-encoding'), null)

    assert.equal((await fetch(`${url}/app/other.js`)).status, 404)
  } finally {
    await stop()
  }
})
