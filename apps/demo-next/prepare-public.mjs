// @ts-check
/**
 * Puts files where the browser finds them: the service worker of the mock API, the images of the identity, and the script of
 * the first screen.
 *
 * The worker must be of the exact version of msw that is installed, so it is copied at each build and not kept in the
 * repository.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faviconSvg, socialCardPng, touchIconPng } from '@bowline/brand/images'

const SENTENCE = 'The connect-wallet kit that stays out of the way until the click.'

const resolve = createRequire(import.meta.url).resolve
const target = join(dirname(fileURLToPath(import.meta.url)), 'public')
const images = join(target, 'brand')

mkdirSync(images, { recursive: true })
copyFileSync(resolve('msw/mockServiceWorker.js'), join(target, 'mockServiceWorker.js'))
copyFileSync(resolve('@bowline/brand/first-presses'), join(images, 'first-presses.js'))
writeFileSync(join(images, 'icon.svg'), faviconSvg())
writeFileSync(join(images, 'touch-icon.png'), await touchIconPng())
writeFileSync(join(images, 'social-card.png'), await socialCardPng(SENTENCE))
