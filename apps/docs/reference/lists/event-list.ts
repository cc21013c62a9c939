import type { RootContent } from 'mdast'
import { EVENT_NOTES } from '../../content/event-notes'
import { publicMembers } from '../exports'
import { anchorOf, code, table, words } from '../nodes'

const NOTES: ReadonlyMap<string, string> = new Map(Object.entries(EVENT_NOTES))

/** Every event: name, properties, when it is emitted. */
export function eventList(): readonly RootContent[] {
  const rows = publicMembers('@bowline/kit-core', 'TrackingProperties').map(({ name, type }) => ({
    id: anchorOf(`event-${name}`),
    cells: [code(name), type === 'undefined' ? words('–') : code(type), words(NOTES.get(name) ?? '')],
  }))
  return [table('Events', ['Event', 'Properties', 'When'], rows)]
}
