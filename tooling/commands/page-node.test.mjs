// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageNodeUrl, withPageNode } from './page-node.mjs'

const html = (/** @type {string} */ text) => ({ bytes: new TextEncoder().encode(text), type: 'text/html' })
const textOf = (/** @type {{ bytes: Uint8Array } | undefined} */ file) => new TextDecoder().decode(file?.bytes)

test('the frame’s page loads the script before its own', async () => {
  const files = withPageNode(async () => html('<head><script type="module" src="/frame.js"></script></head>'))
  const text = textOf(await files('v1.html'))
  assert.ok(text.indexOf('/page-node.js') < text.indexOf('/frame.js'))
  assert.match(textOf(await files('page-node.js')), /page-node\//)
})

test('other files of the site are unchanged', async () => {
  const file = html('<script type="module" src="/approval.js"></script>')
  assert.equal(await withPageNode(async () => file)('approval.html'), file)
  assert.equal(await withPageNode(async () => undefined)('v1.html'), undefined)
})

test('a page without a script is reported', async () => {
  await assert.rejects(withPageNode(async () => html('<head></head>'))('v1.html'), /has no script/)
})

test('a network has its own URL below the site', () => {
  assert.equal(pageNodeUrl('http://frame.localhost:1', 'eip155:1'), 'http://frame.localhost:1/page-node/eip155:1')
})
