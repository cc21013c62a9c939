import type { List, ListItem, RootContent } from 'mdast'
import { publicMembers } from '../exports'
import type { Member } from '../members'
import { anchorOf, code, paragraph, type Row, table, words } from '../nodes'
import type { Entry } from '../published'

/** The members of a public type: name, type and docstring. */
export function members({ entry, type }: { entry: Entry; type: string }): readonly RootContent[] {
  const anchor = anchorOf(type)
  const rows = publicMembers(entry, type).map((member) => ({
    id: `${anchor}-${anchorOf(member.name)}`,
    cells: memberCells(member),
  }))
  return [table(type, COLUMNS, rows)]
}

/** The members of a name. A list, since a page may have more than a thousand: a table has three times as many elements. */
export function memberList(list: readonly Member[]): List {
  const children = list.map(({ name, type, isOptional, comment }): ListItem => {
    const text = [...code(`${isOptional ? `${name}?` : name}: ${type}`), ...words(comment === '' ? '' : ` ${comment}`)]
    return { type: 'listItem', spread: false, children: [paragraph(text)] }
  })
  return { type: 'list', spread: false, children, data: { hProperties: { className: ['members', 'not-prose'] } } }
}

const COLUMNS = ['Name', 'Type', 'Meaning']

function memberCells({ name, type, isOptional, comment }: Member): Row['cells'] {
  return [code(isOptional ? `${name}?` : name), code(type), words(comment)]
}
