import { LISTING_NOTES } from '../content/listing-notes'
import { publicMembers } from '../reference/exports'
import { Words } from './names'
import { Table } from './table'

const NOTES: ReadonlyMap<string, string> = new Map(Object.entries(LISTING_NOTES))

/** Every field of a wallet of the directory: name, type, what it is for. */
export function ListingFields() {
  return (
    <Table
      label="Fields of a wallet"
      columns={['Field', 'Type', 'What it is']}
      rows={publicMembers('@bowline/kit-core', 'WalletListing').map(({ name, type, isOptional }) => ({
        id: name,
        cells: [
          <code key="name">
            {name}
            {isOptional && '?'}
          </code>,
          <code key="type">{type}</code>,
          <Words key="meaning">{NOTES.get(name) ?? ''}</Words>,
        ],
      }))}
    />
  )
}
