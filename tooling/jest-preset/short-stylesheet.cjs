/**
 * jsdom's own style sheet, reduced to the rules that decide whether an element is visible. jsdom matches each of its 120 rules
 * against each element whose style is requested; grouped by value, as here, there are fewer than twenty. Load it before jsdom.
 */
const { createRequire } = require('node:module')

const { resolve } = createRequire(require.resolve('jest-environment-jsdom'))
const place = createRequire(resolve('jsdom')).resolve('./jsdom/browser/default-stylesheet.js')
const DISPLAY = /([^{};]+)\{[^{}]*?\bdisplay:\s*([\w-]+)/g

/** @param {string} sheet */
function shorten(sheet) {
  const selectors = new Map()
  for (const [, selector, value] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(DISPLAY)) {
    selectors.set(value, [...(selectors.get(value) ?? []), selector.trim()])
  }
  // The hiding rules come last in jsdom's sheet too: `input` is shown, and `input[type="hidden"]` is not.
  const values = [...selectors.keys()].sort((one, other) => Number(one === 'none') - Number(other === 'none'))
  return values.map((value) => `${selectors.get(value).join(', ')} { display: ${value} }`).join('\n')
}

require.cache[place] = { id: place, filename: place, loaded: true, exports: shorten(require(place)) }
