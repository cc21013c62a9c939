// @ts-check
/**
 * Puts the service worker of the mock API where the browser finds it. It must be of the exact version of msw that is
 * installed, so it is copied at each build and not kept in the repository.
 */
import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = join(dirname(fileURLToPath(import.meta.url)), 'public')

mkdirSync(target, { recursive: true })
copyFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), join(target, 'mockServiceWorker.js'))
