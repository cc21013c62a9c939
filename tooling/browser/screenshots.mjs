// @ts-check
/**
 * `npm run screenshots`: takes a picture of every view in each of its main states, in both themes, on a desktop and on a
 * phone, or in the requested size; of the main ones also in the other languages.
 *
 * In      the options of `command-line.mjs`
 * Out     pictures/<scene>-<theme>-<size>[-<language>].png; pictures/sheets/<scene>[-<size>].png with all of a scene's side by side;
 *         .github/modal.png, the picture of the README, and apps/docs/pictures, the same for the documentation's first page;
 *         apps/docs/public/pictures, those of its other pages
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '@bowline/commands/command-line'
import { startDemo } from '@bowline/commands/demo-server'
import { root } from '@bowline/commands/repository'
import { startSecureSite } from '@bowline/commands/secure-site'
import { startRelay } from '@bowline/kit-core/testing/relay'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser-options.mjs'
import { line } from './command-line.mjs'
import { drawDocsPictures } from './scenes/docs-pictures.mjs'
import { drawReadmePicture } from './scenes/readme-picture.mjs'
import { SCENES } from './scenes/scenes.mjs'
import { drawSheet } from './scenes/sheet.mjs'
import { showScene } from './scenes/show-scene.mjs'
import { writeInInter } from './scenes/use-inter-font.mjs'
import { contextOptions, OTHER_LOCALES, SHORT_SIZES, SIZES, THEMES } from './scenes/viewports.mjs'

/** @typedef {import('./scenes/scenes.mjs').Scene} Scene */
/** @typedef {{ theme: import('./scenes/viewports.mjs').Theme, size: import('./scenes/viewports.mjs').Size, locale?: string }} Look */

const folder = fileURLToPath(new URL('pictures', import.meta.url))
const sheets = join(folder, 'sheets')

const { values } = readCommandLine(line)
const isPublished = values.readme || values.docs
const scenes = isPublished ? [] : SCENES.filter(({ name }) => name.includes(values.only))
const sizes = values.size === undefined ? SIZES : [...SIZES, ...SHORT_SIZES].filter(({ name }) => name === values.size)
if (scenes.length === 0 && !isPublished) {
  console.error(
    `No scene's name holds ${JSON.stringify(values.only)}. The scenes are ${SCENES.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

await mkdir(sheets, { recursive: true })
const relay = await startRelay()
const site = await startSecureSite()
const demo = await startDemo({ relayUrl: relay.url, secureSite: site.origin })
const browser = await chromium.launch(launchOptions)
/** @type {string[]} */
const failures = []
try {
  const sheet = await browser.newPage()
  for (const scene of scenes) {
    const looks = THEMES.flatMap((theme) => sizes.map((size) => ({ theme, size })))
    await picture(sheet, scene, scene.name, looks)
    if (!scene.isMain) continue
    for (const locale of OTHER_LOCALES) {
      await picture(
        sheet,
        scene,
        `${scene.name}-${locale}`,
        looks.map((look) => ({ ...look, locale })),
      )
    }
  }
  const isComplete = values.only === '' && values.size === undefined
  if (isComplete && !values.readme) await drawDocsPictures(sheet, takeCard)
  if (isComplete && !values.docs) {
    for (const [path, file] of Object.entries(await drawReadmePicture(browser, takeCard))) {
      await writeFile(join(root, path), file)
    }
  }
} finally {
  await browser.close()
  await demo.stop()
  await site.stop()
  await relay.close()
}
console.log(`${scenes.length} scenes in ${folder}`)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1

/**
 * A scene in each theme, size and language, and all of them on one sheet.
 * @param {import('@playwright/test').Page} sheet
 * @param {Scene} scene
 * @param {string} name
 * @param {readonly Look[]} looks
 */
async function picture(sheet, scene, name, looks) {
  const files = []
  for (const look of looks) {
    const path = join(folder, `${name}-${look.theme}-${look.size.name}.png`)
    try {
      await take(scene, look, (page) => page.screenshot({ path }))
      files.push(path)
    } catch (error) {
      failures.push(`${name}, ${look.theme}, ${look.size.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (files.length === 0) return
  const path = join(sheets, values.size === undefined ? `${name}.png` : `${name}-${values.size}.png`)
  const short = SHORT_SIZES.find((size) => size.name === values.size)
  await drawSheet(sheet, { files, path, ...(short && { width: short.width, height: short.height }) })
}

/**
 * @template Taken
 * @param {Scene} scene
 * @param {Look & { scale?: number }} look
 * @param {(page: import('@playwright/test').Page) => Promise<Taken>} takes
 */
async function take(scene, { locale = 'en', scale, ...look }, takes) {
  const options = contextOptions(look)
  const context = await browser.newContext(scale === undefined ? options : { ...options, deviceScaleFactor: scale })
  context.setDefaultTimeout(15_000)
  await writeInInter(context)
  try {
    const page = await context.newPage()
    await showScene(page, scene, { demoUrl: demo.url, theme: look.theme, locale })
    return await takes(page)
  } finally {
    await context.close()
  }
}

/**
 * Only the card of a scene.
 * @param {Scene} scene
 * @param {Look['theme']} theme
 */
async function takeCard(scene, theme) {
  const [size] = SIZES
  if (size === undefined) throw new Error('There is no size')
  return take(scene, { theme, size, scale: 2 }, (page) => page.getByRole('dialog').screenshot())
}
