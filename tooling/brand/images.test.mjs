// @ts-check
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { faviconSvg, socialCardPng, touchIconPng, wordmarkSvg } from './images.mjs'
import { MARK_COLORS } from './shapes.mjs'

/** @param {Buffer} png */
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)]

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  test(`the committed word mark is the drawn one in ${theme}`, () => {
    const file = readFileSync(new URL(`wordmark-${theme}.svg`, import.meta.url), 'utf8')
    assert.equal(file, wordmarkSvg(MARK_COLORS[theme]))
  })
}

test('the favicon has the colors of both themes', () => {
  for (const { line, end } of [MARK_COLORS.light, MARK_COLORS.dark]) {
    assert.ok(faviconSvg().includes(line))
    assert.ok(faviconSvg().includes(end))
  }
})

test('the touch icon and the social card have the sizes that browsers and other sites expect', async () => {
  assert.deepEqual(sizeOf(await touchIconPng()), [180, 180])
  assert.deepEqual(sizeOf(await socialCardPng('A sentence.')), [1200, 630])
})
