import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Shows a file of `snippets/` unchanged: the same file that the type checker and the tests use. */
export function Snippet({ file }: { file: string }) {
  const code = readFileSync(join(process.cwd(), 'snippets', file), 'utf8').trimEnd()
  return (
    <figure className="snippet">
      <figcaption>{file}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a code block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  )
}
