// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deferScripts } from './defer-scripts.mjs'

const PAGE = `<html><head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/f.woff2"/>
<script src="/a.js" async="" nonce="n1"></script><script src="/first.js" nonce="n1"></script></head><body><p>Text</p>
<script src="/b.js" nonce="n1" id="_R_" async=""></script><script src="/a.js" async=""></script></body></html>`

test('R-HOST-112 a page keeps its content and its own scripts, and names those that wait once', () => {
  const html = deferScripts(PAGE)
  assert.match(html, /<p>Text<\/p>/)
  assert.match(html, /<script src="\/first\.js" nonce="n1">/)
  assert.match(html, /as="font"/)
  assert.doesNotMatch(html, /as="script"|<script src="\/[ab]\.js"/)
  assert.match(html, /<script src="\/brand\/first-presses\.js" nonce="n1"><\/script><\/head>/)
  assert.match(html, /\["first-presses",\["\/a\.js","\/b\.js"\]\]\)<\/script><\/body>/)
})

test('R-HOST-112 a page without scripts to wait is refused', () => {
  assert.throws(() => deferScripts('<html><head></head><body></body></html>'), /no scripts of the form/)
})
