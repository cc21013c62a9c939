import { listMessages } from '../reference/messages'
import { Table } from './table'

/** Every text with its id. */
export function MessageList() {
  return (
    <Table
      label="Texts"
      columns={['Id', 'English']}
      rows={listMessages().map(({ id, english }) => ({ id, cells: [<code key="id">{id}</code>, english] }))}
    />
  )
}
