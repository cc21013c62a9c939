import { VARIABLE_NOTES } from '../content/variable-notes'
import { publicMembers } from '../reference/exports'
import { Words } from './names'
import { Table } from './table'

const NOTES: ReadonlyMap<string, string> = new Map(Object.entries(VARIABLE_NOTES))

/** Every theme variable: name, type, what it does. */
export function VariableList() {
  return (
    <Table
      label="Theme variables"
      columns={['Variable', 'Type', 'What it does']}
      rows={publicMembers('@bowline/kit-core', 'ThemeVariables').map(({ name, type }) => ({
        id: name,
        cells: [
          <code key="name">{name.replaceAll("'", '')}</code>,
          <code key="type">{type}</code>,
          <Words key="meaning">{NOTES.get(name) ?? ''}</Words>,
        ],
      }))}
    />
  )
}
