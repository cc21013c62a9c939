import type { RootContent, Table } from 'mdast'
import { publicMembers } from '../exports'
import type { Member } from '../members'
import { anchorOf, code, detailTable, type Row, table, words } from '../nodes'
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

/** A table of the members of a name. */
export function memberTable(list: readonly Member[]): Table {
  return detailTable(COLUMNS, list.map(memberCells))
}

const COLUMNS = ['Name', 'Type', 'Meaning']

function memberCells({ name, type, isOptional, comment }: Member): Row['cells'] {
  return [code(isOptional ? `${name}?` : name), code(type), words(comment)]
}
