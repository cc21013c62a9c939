// @ts-check
/**
 * Builds the measured apps with Vite like real apps: a production build, without options that change the output.
 *
 * In      app      its folder in `apps/`
 *         project  for an app of another kit: the folder with its packages; the app's sources are copied there
 *         sourcemap  with source maps, for a profile; into a separate folder
 * Out     the folder of the built files, which git ignores
 */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '@bowline/commands/repository'
import { build } from 'vite'

const sources = fileURLToPath(new URL('apps', import.meta.url))

/** Output folder of the bench. */
export const cache = join(root, '.cache/bench')

/**
 * @param {string} app
 * @param {{ project?: string | undefined, sourcemap?: boolean }} [how]
 * @returns {Promise<string>}
 */
export async function buildApp(app, { project, sourcemap = false } = {}) {
  const outDir = join(cache, sourcemap ? 'profiled' : 'apps', app)
  await build({
    configFile: false,
    root: project === undefined ? join(sources, app) : copySources(app, project),
    base: './',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, sourcemap },
  })
  return outDir
}

/** @param {string} app @param {string} project */
function copySources(app, project) {
  const target = join(project, 'src')
  for (const path of ['page.ts', app]) cpSync(join(sources, path), join(target, path), { recursive: true })
  return join(target, app)
}
