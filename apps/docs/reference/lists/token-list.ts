import type { RootContent } from 'mdast'
import { TOKEN_NOTES } from '../../content/token-notes'
import { anchorOf, code, table, words } from '../nodes'
import { listTokens } from '../tokens'

/** Every custom property of the stylesheet: name, value in both themes, what it is for. */
export function tokenList(): readonly RootContent[] {
  const rows = listTokens().map(({ name, dark, light }) => ({
    id: anchorOf(name),
    cells: [code(name), code(dark), light === undefined ? words('same') : code(light), words(TOKEN_NOTES[name] ?? '')],
  }))
  return [table('CSS tokens', ['Token', 'Dark', 'Light', 'Used for'], rows)]
}
