import { TOKEN_NOTES } from '../content/token-notes'
import { listTokens } from '../reference/tokens'
import { Words } from './names'
import { Table } from './table'

/** Every custom property of the stylesheet: name, value in both themes, what it is for. */
export function TokenList() {
  return (
    <Table
      label="CSS tokens"
      columns={['Token', 'Dark', 'Light', 'Used for']}
      rows={listTokens().map(({ name, dark, light }) => ({
        id: name,
        cells: [
          <code key="name">{name}</code>,
          <code key="dark">{dark}</code>,
          light === undefined ? 'same' : <code key="light">{light}</code>,
          <Words key="meaning">{TOKEN_NOTES[name] ?? ''}</Words>,
        ],
      }))}
    />
  )
}
