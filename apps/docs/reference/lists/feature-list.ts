import { DEFAULT_APP_FEATURES, DEFAULT_REMOTE_FEATURES } from '@bowline/kit-core'
import type { RootContent } from 'mdast'
import { FEATURE_NOTES } from '../../content/feature-notes'
import { publicMembers } from '../exports'
import { anchorOf, code, table, words } from '../nodes'

const NOTES: ReadonlyMap<string, string> = new Map(Object.entries(FEATURE_NOTES))
const DEFAULTS: ReadonlyMap<string, unknown> = new Map(
  Object.entries({ ...DEFAULT_REMOTE_FEATURES, ...DEFAULT_APP_FEATURES }),
)

/** Every feature: type, default, what it turns on, and whether the remote configuration can decide it. */
export function featureList(): readonly RootContent[] {
  const remote = publicMembers('@bowline/kit-core', 'RemoteFeatures').map(({ name }) => name)
  const rows = publicMembers('@bowline/kit-core', 'LocalFeatures').map(({ name, type }) => ({
    id: anchorOf(`feature-${name}`),
    cells: [
      code(name),
      code(type),
      DEFAULTS.has(name) ? code(JSON.stringify(DEFAULTS.get(name)).replaceAll(',', ', ')) : words('–'),
      words(remote.includes(name) ? 'remote, then you' : 'you'),
      words(NOTES.get(name) ?? ''),
    ],
  }))
  return [table('Features', ['Feature', 'Type', 'Default', 'Decided by', 'Meaning'], rows)]
}
