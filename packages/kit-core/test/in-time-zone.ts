/**
 * Runs a module of this package in a separate Node process in another time zone. A running process cannot change its
 * own.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

/**
 * Returns the result of `await run(module)` in a time zone. `paths` are files from `src/` that import only each other at
 * run time. The first one is the module.
 */
export function inTimeZone(zone: string, paths: readonly [string, ...string[]], expression: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-zone-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    const written = paths.map((path) => {
      const source = readFileSync(join(__dirname, '../src', path), 'utf8')
      const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true }
      const file = join(folder, basename(path).replace(/\.ts$/, '.js'))
      writeFileSync(file, ts.transpileModule(source, { compilerOptions: options }).outputText)
      return pathToFileURL(file).href
    })
    const code = `import * as module from ${JSON.stringify(written[0])}\nconsole.log(JSON.stringify(${expression}))`
    const env = { ...process.env, TZ: zone }
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
