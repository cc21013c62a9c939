import { DEFAULT_APP_FEATURES } from '@bowline/kit-core'
import type { RootContent } from 'mdast'
import { KIND_NOTES } from '../../content/kind-notes'
import { anchorOf, code, table, words } from '../nodes'

/** The kinds of rows of the wallet list, in their default order. */
export function kindList(): readonly RootContent[] {
  const rows = DEFAULT_APP_FEATURES.connectorTypeOrder.map((kind) => {
    const { tag, meaning } = KIND_NOTES[kind]
    return { id: anchorOf(`kind-${kind}`), cells: [code(kind), words(tag || '–'), words(meaning)] }
  })
  return [table('Kinds of rows', ['Kind', 'Tag', 'What it holds'], rows)]
}
