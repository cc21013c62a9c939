import { DEFAULT_APP_FEATURES } from '@bowline/kit-core'
import { KIND_NOTES } from '../content/kind-notes'
import { Words } from './names'
import { Table } from './table'

/** The kinds of rows of the wallet list, in their default order. */
export function KindList() {
  return (
    <Table
      label="Kinds of rows"
      columns={['Kind', 'Tag', 'What it holds']}
      rows={DEFAULT_APP_FEATURES.connectorTypeOrder.map((kind) => {
        const { tag, meaning } = KIND_NOTES[kind]
        return { id: kind, cells: [<code key="kind">{kind}</code>, tag || '–', <Words key="meaning">{meaning}</Words>] }
      })}
    />
  )
}
