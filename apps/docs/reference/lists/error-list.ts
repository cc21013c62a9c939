import type { RootContent } from 'mdast'
import { ERROR_ADVICE } from '../../content/error-advice'
import { listErrors } from '../errors'
import { anchorOf, code, table, words } from '../nodes'

/** Every error: code, class and message, when it happens, what to do. */
export function errorList(): readonly RootContent[] {
  const rows = listErrors().map(({ code: name, className, message, comment }) => ({
    id: anchorOf(name),
    cells: [
      code(name),
      [...code(className), { type: 'text' as const, value: ` “${message}”` }],
      words(comment),
      words(ERROR_ADVICE[name] ?? ''),
    ],
  }))
  return [table('Errors', ['Code', 'Class and message', 'When', 'What to do'], rows)]
}
