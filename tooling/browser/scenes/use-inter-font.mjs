// @ts-check
/**
 * Shows every page of a context in Inter, which is similar to the visitors' system fonts and is available on every machine.
 *
 * In      a context, before its first page
 * Source  https://rsms.me/inter, SIL Open Font License 1.1
 */
import { readFile } from 'node:fs/promises'

const FILE = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2')

/** @param {import('@playwright/test').BrowserContext} context */
export async function writeInInter(context) {
  const font = await readFile(new URL(FILE), 'base64')
  await context.addInitScript(apply, font)
}

/**
 * Runs in each frame. A font from bytes and a style sheet made by a script have no address that a policy could refuse.
 * @param {string} font
 */
function apply(font) {
  const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0))
  document.fonts.add(new FontFace('Inter', bytes, { weight: '100 900' }))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body { font-family: Inter, sans-serif }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
