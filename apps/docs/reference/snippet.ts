import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Code } from 'mdast'
import { codeBlock } from './nodes'

/** A file of `snippets/`, unchanged: the same file that the type checker and the tests use. */
export function snippet({ file, title = file }: { file: string; title?: string | undefined }): readonly Code[] {
  const text = readFileSync(join(process.cwd(), 'snippets', file), 'utf8').trimEnd()
  if (/^npm install/.test(text)) return [codeBlock('npm', text)]
  return [codeBlock(extname(file).slice(1), text, title)]
}
