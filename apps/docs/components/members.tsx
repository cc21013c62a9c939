import { publicMembers } from '../reference/exports'
import type { Member } from '../reference/members'
import type { Entry } from '../reference/published'
import { Words } from './names'
import { Table } from './table'

/** The members of a public type: name, type and docstring. */
export function Members({ entry, type }: { entry: Entry; type: string }) {
  return <MemberTable label={type} members={publicMembers(entry, type)} />
}

/** A table of the given members. */
export function MemberTable({ label, members }: { label: string; members: readonly Member[] }) {
  return (
    <Table
      label={label}
      columns={['Name', 'Type', 'Meaning']}
      rows={members.map(({ name, type, isOptional, comment }) => ({
        id: name,
        cells: [
          <code key="name">
            {name}
            {isOptional && '?'}
          </code>,
          <code key="type">{type}</code>,
          <Words key="comment">{comment}</Words>,
        ],
      }))}
    />
  )
}
