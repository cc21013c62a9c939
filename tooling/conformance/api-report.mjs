// @ts-check
/**
 * The signatures of one entry as text: its built declarations with all they use inside the package, without comments.
 *
 * In      file   the entry's `.d.ts` in `dist`
 * Out     the same text for the same declarations, on every machine
 */
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import ts from 'typescript'

/** @param {string} file */
export async function apiReport(file) {
  const build = await rollup({
    input: file,
    external: (specifier) => !specifier.startsWith('.') && !specifier.startsWith('/'),
    plugins: [dts()],
    onwarn(warning) {
      throw new Error(warning.message)
    },
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  const source = ts.createSourceFile('entry.d.ts', output[0].code, ts.ScriptTarget.Latest)
  const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed })
  return printer.printFile(source)
}
