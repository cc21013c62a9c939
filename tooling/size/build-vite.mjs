// @ts-check
/** A page built by Vite, as `vite build` does it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { closure, nameOf, prepare, readBuilt } from './build.mjs'

const HTML = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Page</title><link rel="icon" href="data:," /></head>
  <body><div id="root"></div><script type="module" src="./main.jsx"></script></body>
</html>
`

/** @param {string} app @returns {Promise<import('./build.mjs').Build>} */
export async function buildWithVite(app) {
  const { folder, out } = prepare('vite', app)
  writeFileSync(join(folder, 'index.html'), HTML)
  /** @type {Map<string, string>} a module that is loaded by `import()` → the file that is asked for */
  const targets = new Map()
  const built = await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    plugins: [
      {
        name: 'targets',
        generateBundle(_, bundle) {
          for (const file of Object.values(bundle)) {
            if (file.type !== 'chunk') continue
            for (const id of file.moduleIds) {
              if (this.getModuleInfo(id)?.dynamicImporters.length) targets.set(id, file.fileName)
            }
          }
          // A separate file with only re-exports comes before the one with the code.
          for (const file of Object.values(bundle)) {
            if (file.type === 'chunk' && file.isDynamicEntry && file.facadeModuleId !== null)
              targets.set(file.facadeModuleId, file.fileName)
          }
        },
      },
    ],
    build: { outDir: out, emptyOutDir: true, reportCompressedSize: false },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite gave no one build')
  const chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const first = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (first === undefined) throw new Error(`Vite built no page of ${app}`)
  const closureOf = (/** @type {string} */ file) => closure(file, (one) => chunks.get(one)?.imports ?? [])
  return {
    folder: out,
    page: closureOf(first.fileName),
    files: new Map(
      [...chunks.values()].map(({ fileName, modules }) => {
        const parts = Object.entries(modules).map(([path, { renderedLength }]) => ({ path, bytes: renderedLength }))
        return readBuilt(out, fileName, parts)
      }),
    ),
    onDemand: new Map([...targets].map(([id, file]) => [nameOf(id), closureOf(file)])),
  }
}
