// @ts-check
/**
 * Draws the brand images from `shapes.mjs`: icons and social cards of our sites, and the word mark of the READMEs.
 *
 * Out     SVG texts; PNG files as bytes
 */
import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og.js'
import { createElement as element } from 'react'
import { MARK, MARK_COLORS, WORD } from './shapes.mjs'

/** @typedef {{ line: string, end: string }} Colors */

const FONT_URL = import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff')
const CARD = { width: 1200, height: 630 }

/** The favicon: the mark alone, in the colors of the browser's theme. */
export function faviconSvg() {
  const { light, dark } = MARK_COLORS
  const style = `.l{stroke:${light.line}}.e{stroke:${light.end}}@media(prefers-color-scheme:dark){.l{stroke:${dark.line}}.e{stroke:${dark.end}}}`
  return svg(64, 64, `<style>${style}</style>${strokes('class="l"', 'class="e"')}`)
}

/**
 * The mark alone.
 * @param {Colors} colors
 */
export function markSvg(colors) {
  return svg(64, 64, mark(colors))
}

/**
 * The mark with the name.
 * @param {Colors} colors
 */
export function wordmarkSvg(colors) {
  const word = `<path fill="${colors.line}" d="${WORD.path}" transform="translate(78)"/>`
  return svg(78 + WORD.width, WORD.height, `${mark(colors)}${word}`)
}

/** The icon of a home screen: 180 px, without transparency. */
export function touchIconPng() {
  const ground = `<rect width="64" height="64" fill="${MARK_COLORS.tile}"/>`
  const tile = svg(64, 64, `${ground}<g transform="translate(12.8 12.8) scale(.6)">${mark(MARK_COLORS.dark)}</g>`)
  return png({ width: 180, height: 180 }, image(tile, { width: 180, height: 180 }))
}

/**
 * The social card: the picture that other sites show with a link to a page.
 * @param {string} sentence
 * @param {string} [detail] smaller, below the sentence
 */
export function socialCardPng(sentence, detail) {
  const column = { display: 'flex', flexDirection: 'column' }
  const box = { ...column, justifyContent: 'space-between', width: '100%', height: '100%' }
  const ground = { background: MARK_COLORS.tile, color: MARK_COLORS.dark.line, padding: 88 }
  const text = { fontSize: 68, lineHeight: 1.15, letterSpacing: '-0.025em', maxWidth: 980 }
  const small = { fontSize: 32, lineHeight: 1.35, color: MARK_COLORS.muted, maxWidth: 980, marginTop: 24 }
  return png(
    CARD,
    element(
      'div',
      { style: { ...box, ...ground } },
      image(wordmarkSvg(MARK_COLORS.dark), { width: 292, height: 76 }),
      element(
        'div',
        { style: column },
        element('div', { style: text }, sentence),
        detail === undefined ? null : element('div', { style: small }, detail),
      ),
    ),
  )
}

/**
 * @param {string} text
 * @param {{ width: number, height: number }} size
 */
function image(text, size) {
  return element('img', { src: `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`, alt: '', ...size })
}

/**
 * @param {{ width: number, height: number }} size
 * @param {import('react').ReactElement} content
 */
async function png(size, content) {
  const fonts = [
    { name: 'Instrument Sans', data: await readFile(new URL(FONT_URL)), weight: /** @type {const} */ (600) },
  ]
  return Buffer.from(await new ImageResponse(content, { ...size, fonts }).arrayBuffer())
}

/** @param {Colors} colors */
const mark = ({ line, end }) => strokes(`stroke="${line}"`, `stroke="${end}"`)

/**
 * @param {string} line attributes
 * @param {string} end attributes
 */
function strokes(line, end) {
  return [
    `<g fill="none" stroke-width="${MARK.strokeWidth}">`,
    `<path ${line} d="${MARK.line}"/><path ${line} stroke-linecap="round" d="${MARK.lineCap}"/>`,
    `<path ${end} d="${MARK.end}"/><path ${end} stroke-linecap="round" d="${MARK.endCap}"/></g>`,
  ].join('')
}

/**
 * @param {number} width
 * @param {number} height
 * @param {string} content
 */
function svg(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>Bowline</title>${content}</svg>\n`
}
