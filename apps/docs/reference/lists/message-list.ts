import type { RootContent } from 'mdast'
import { listMessages } from '../messages'
import { anchorOf, code, table } from '../nodes'

/** Every text with its id. The page has its own filter: in the search they would hide everything else. */
export function messageList(): readonly RootContent[] {
  const rows = listMessages().map(({ id, english }) => ({
    id: anchorOf(`text-${id}`),
    cells: [code(id), [{ type: 'text' as const, value: english }]],
  }))
  return [table('Texts', ['Id', 'English'], rows, { isSearched: false })]
}
