import type { RootContent } from 'mdast'
import { REASON_NOTES } from '../../content/reason-notes'
import { anchorOf, code, table, words } from '../nodes'

/** Every reason why a wallet is hidden. */
export function reasonList(): readonly RootContent[] {
  const rows = Object.entries(REASON_NOTES).map(([reason, meaning]) => ({
    id: anchorOf(`reason-${reason}`),
    cells: [code(reason), words(meaning)],
  }))
  return [table('Reasons', ['Reason', 'Meaning'], rows)]
}
