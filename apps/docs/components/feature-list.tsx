import { DEFAULT_APP_FEATURES, DEFAULT_REMOTE_FEATURES } from '@bowline/kit-core'
import { FEATURE_NOTES } from '../content/feature-notes'
import { publicMembers } from '../reference/exports'
import { Words } from './names'
import { Table } from './table'

const NOTES: ReadonlyMap<string, string> = new Map(Object.entries(FEATURE_NOTES))
const DEFAULTS: ReadonlyMap<string, unknown> = new Map(
  Object.entries({ ...DEFAULT_REMOTE_FEATURES, ...DEFAULT_APP_FEATURES }),
)

/** Every feature: type, default, what it turns on, and whether the remote configuration can decide it. */
export function FeatureList() {
  const remote = publicMembers('@bowline/kit-core', 'RemoteFeatures').map(({ name }) => name)
  return (
    <Table
      label="Features"
      columns={['Feature', 'Type', 'Default', 'Decided by', 'Meaning']}
      rows={publicMembers('@bowline/kit-core', 'LocalFeatures').map(({ name, type }) => ({
        id: name,
        cells: [
          <code key="name">{name}</code>,
          <code key="type">{type}</code>,
          DEFAULTS.has(name) ? (
            <code key="default">{JSON.stringify(DEFAULTS.get(name)).replaceAll(',', ', ')}</code>
          ) : (
            '–'
          ),
          remote.includes(name) ? 'remote, then you' : 'you',
          <Words key="meaning">{NOTES.get(name) ?? ''}</Words>,
        ],
      }))}
    />
  )
}
