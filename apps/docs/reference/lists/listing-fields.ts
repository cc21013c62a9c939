import type { RootContent } from 'mdast'
import { LISTING_NOTES } from '../../content/listing-notes'
import { publicMembers } from '../exports'
import { anchorOf, code, table, words } from '../nodes'

const NOTES: ReadonlyMap<string, string> = new Map(Object.entries(LISTING_NOTES))

/** Every field of a wallet of the directory: name, type, what it is for. */
export function listingFields(): readonly RootContent[] {
  const rows = publicMembers('@bowline/kit-core', 'WalletListing').map(({ name, type, isOptional }) => ({
    id: anchorOf(`field-${name}`),
    cells: [code(isOptional ? `${name}?` : name), code(type), words(NOTES.get(name) ?? '')],
  }))
  return [table('Fields of a wallet', ['Field', 'Type', 'What it is'], rows)]
}
