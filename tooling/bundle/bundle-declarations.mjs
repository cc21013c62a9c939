// @ts-check
/**
 * Bundles the declarations of a package: one file for each entry, and shared files.
 *
 * In      folder    of the package, with its tsconfig.build.json; its dependencies are built
 *         entries   name of an entry's file, without extension → its source below src/
 *         out       the output folder
 * Throws  Error when the compiler or the bundler reports anything
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compiler } from '@bowline/tsconfig/compiler.mjs'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

/** @param {{ folder: string, entries: Readonly<Record<string, string>>, out: string }} options */
export async function bundleDeclarations({ folder, entries, out }) {
  const emitted = mkdtempSync(join(folder, '.declarations-'))
  try {
    const options = ['--emitDeclarationOnly', '--declarationMap', 'false', '--sourceMap', 'false', '--outDir', emitted]
    const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', ...options], {
      cwd: folder,
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error('The compiler refused the package')
    const build = await rollup({
      input: Object.fromEntries(
        Object.entries(entries).map(([name, source]) => [name, join(emitted, source.replace(/\.tsx?$/, '.d.ts'))]),
      ),
      external: (specifier) => !specifier.startsWith('.') && !specifier.startsWith('/'),
      plugins: [dts()],
      onwarn(warning) {
        throw new Error(warning.message)
      },
    })
    await build.write({ dir: out, format: 'esm', chunkFileNames: 'types/[name].d.ts', entryFileNames: '[name].d.ts' })
    await build.close()
  } finally {
    rmSync(emitted, { recursive: true, force: true })
  }
}
