// @ts-check
/** Draws the icons of the site and a card for each page, which other sites show with a link to it; copies the script of the first screen. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { faviconSvg, socialCardPng, touchIconPng } from '@bowline/brand/images'

const pages = new URL('content/pages/', import.meta.url)
const target = new URL('public/brand/', import.meta.url)
const cards = new URL('cards/', target)

mkdirSync(cards, { recursive: true })
copyFileSync(fileURLToPath(import.meta.resolve('@bowline/brand/first-presses')), new URL('first-presses.js', target))
writeFileSync(new URL('icon.svg', target), faviconSvg())
writeFileSync(new URL('touch-icon.png', target), await touchIconPng())

for (const file of readdirSync(fileURLToPath(pages)).filter((name) => name.endsWith('.mdx'))) {
  const text = readFileSync(new URL(file, pages), 'utf8')
  const png = await socialCardPng(fieldOf(text, 'title'), fieldOf(text, 'description'))
  writeFileSync(new URL(file.replace('.mdx', '.png'), cards), png)
}

/** @param {string} text @param {string} name */
function fieldOf(text, name) {
  const value = new RegExp(`^${name}: '?(.*?)'?$`, 'm').exec(text)?.[1]
  if (value === undefined) throw new Error(`A page has no ${name}`)
  return value.replaceAll("''", "'")
}
