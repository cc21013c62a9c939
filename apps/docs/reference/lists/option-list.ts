import type { PhrasingContent, RootContent } from 'mdast'
import { OPTION_NOTES } from '../../content/option-notes'
import { publicMembers } from '../exports'
import { code, table, words } from '../nodes'

const NOTES: ReadonlyMap<string, { readonly meaning: string; readonly fallback?: unknown }> = new Map(
  Object.entries(OPTION_NOTES),
)

/** Every option of `createKit`: type, default, meaning. */
export function optionList(): readonly RootContent[] {
  const rows = publicMembers('@bowline/kit-core', 'KitOptions').map(({ name, type, isOptional }) => {
    const note = NOTES.get(name)
    return {
      id: `option-${name}`,
      cells: [code(name), code(type), defaultOf(isOptional, note?.fallback), words(note?.meaning ?? '')],
    }
  })
  return [table('Options', ['Option', 'Type', 'Default', 'Meaning'], rows)]
}

function defaultOf(isOptional: boolean, value: unknown): readonly PhrasingContent[] {
  if (!isOptional) return words('required')
  return value === undefined ? words('–') : code(JSON.stringify(value))
}
