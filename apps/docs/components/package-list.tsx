import { listPackages } from '../reference/packages'
import { Table } from './table'

/** Every package with its peers. */
export function PackageList() {
  return (
    <Table
      label="Packages"
      columns={['Package', 'What it is', 'Peers']}
      rows={listPackages().map(({ name, description, peers }) => ({
        id: name,
        cells: [
          <code key="name">{name}</code>,
          description,
          peers.length === 0
            ? '–'
            : peers.map((peer, at) => (
                <span key={peer.name}>
                  {at > 0 && ', '}
                  <code>{`${peer.name} ${peer.version}`}</code>
                  {peer.isOptional && ' (optional)'}
                </span>
              )),
        ],
      }))}
    />
  )
}
