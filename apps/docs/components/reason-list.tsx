import { REASON_NOTES } from '../content/reason-notes'
import { Words } from './names'
import { Table } from './table'

/** Every reason why a wallet is hidden. */
export function ReasonList() {
  return (
    <Table
      label="Reasons"
      columns={['Reason', 'Meaning']}
      rows={Object.entries(REASON_NOTES).map(([reason, meaning]) => ({
        id: reason,
        cells: [<code key="reason">{reason}</code>, <Words key="meaning">{meaning}</Words>],
      }))}
    />
  )
}
