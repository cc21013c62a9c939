/**
 * What the packages publish, as the compiler sees it.
 *
 * In      the entries of the packages' `exports`
 * Out     one program over all of them, created once; it includes lazily loaded files
 * Throws  Error   a package or an entry is missing
 */
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Every documented entry. */
export const ENTRIES = [
  '@bowline/kit-core',
  '@bowline/kit-core/actions',
  '@bowline/kit-core/adapter',
  '@bowline/kit-core/errors',
  '@bowline/kit-core/networks',
  '@bowline/kit-core/schema',
  '@bowline/kit-core/server',
  '@bowline/kit-core/sign-in',
  '@bowline/kit-core/testing',
  '@bowline/kit-core/testing/paired',
  '@bowline/kit-core/testing/relay',
  '@bowline/adapter-evm',
  '@bowline/adapter-evm/coinbase',
  '@bowline/adapter-evm/testing',
  '@bowline/adapter-solana',
  '@bowline/adapter-solana/react',
  '@bowline/adapter-solana/testing',
  '@bowline/adapter-bitcoin',
  '@bowline/adapter-bitcoin/testing',
  '@bowline/ui-react',
  '@bowline/ui-react/headless',
] as const

/** An entry of a package. */
export type Entry = (typeof ENTRIES)[number]

type Published = { readonly program: ts.Program; readonly checker: ts.TypeChecker; readonly files: Map<string, string> }

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  customConditions: ['@bowline/source'],
  types: ['node'],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
}

let made: Published | undefined

/** The program, its checker, and the file of each entry. */
export function published(): Published {
  made ??= read()
  return made
}

function read(): Published {
  const from = join(process.cwd(), 'reference.ts')
  const files = new Map(
    ENTRIES.map((entry) => {
      const { resolvedModule } = ts.resolveModuleName(entry, from, OPTIONS, ts.sys)
      if (resolvedModule === undefined) throw new Error(`${entry} is not there`)
      return [entry, resolvedModule.resolvedFileName]
    }),
  )
  const program = ts.createProgram([...files.values()], OPTIONS)
  return { program, checker: program.getTypeChecker(), files }
}

/** The files of our own packages in the program. */
export function ownFiles(): readonly ts.SourceFile[] {
  const { program, files } = published()
  const folders = [...new Set([...files.values()].map((file) => packageFolder(file)))]
  return program
    .getSourceFiles()
    .filter(({ fileName }) => folders.some((folder) => fileName.startsWith(folder)) && !fileName.includes('.test.'))
}

/** Whether a declaration belongs to our own packages. */
export function isOwn(node: ts.Node): boolean {
  return /\/packages\/[\w-]+\/(src|dist)\//.test(node.getSourceFile().fileName)
}

function packageFolder(file: string): string {
  let folder = dirname(file)
  while (!ts.sys.fileExists(join(folder, 'package.json'))) folder = dirname(folder)
  return `${folder}/`
}
