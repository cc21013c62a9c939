import type { RootContent } from 'mdast'
import { VARIABLE_NOTES } from '../../content/variable-notes'
import { publicMembers } from '../exports'
import { anchorOf, code, table, words } from '../nodes'

const NOTES: ReadonlyMap<string, string> = new Map(Object.entries(VARIABLE_NOTES))

/** Every theme variable: name, type, what it does. */
export function variableList(): readonly RootContent[] {
  const rows = publicMembers('@bowline/kit-core', 'ThemeVariables').map(({ name, type }) => ({
    id: anchorOf(`variable-${name}`),
    cells: [code(name.replaceAll("'", '')), code(type), words(NOTES.get(name) ?? '')],
  }))
  return [table('Theme variables', ['Variable', 'Type', 'What it does'], rows)]
}
