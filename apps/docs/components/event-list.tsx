import { EVENT_NOTES } from '../content/event-notes'
import { publicMembers } from '../reference/exports'
import { Words } from './names'
import { Table } from './table'

const NOTES: ReadonlyMap<string, string> = new Map(Object.entries(EVENT_NOTES))

/** Every event: name, properties, when it is emitted. */
export function EventList() {
  return (
    <Table
      label="Events"
      columns={['Event', 'Properties', 'When']}
      rows={publicMembers('@bowline/kit-core', 'TrackingProperties').map(({ name, type }) => ({
        id: name,
        cells: [
          <code key="name">{name}</code>,
          type === 'undefined' ? '–' : <code key="type">{type}</code>,
          <Words key="when">{NOTES.get(name) ?? ''}</Words>,
        ],
      }))}
    />
  )
}
