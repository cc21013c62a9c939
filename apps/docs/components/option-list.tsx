import { OPTION_NOTES } from '../content/option-notes'
import { publicMembers } from '../reference/exports'
import { Words } from './names'
import { Table } from './table'

const NOTES: ReadonlyMap<string, { readonly meaning: string; readonly fallback?: unknown }> = new Map(
  Object.entries(OPTION_NOTES),
)

/** Every option of `createKit`: type, default, meaning. */
export function OptionList() {
  return (
    <Table
      label="Options"
      columns={['Option', 'Type', 'Default', 'Meaning']}
      rows={publicMembers('@bowline/kit-core', 'KitOptions').map(({ name, type, isOptional }) => {
        const note = NOTES.get(name)
        return {
          id: name,
          cells: [
            <code key="name" id={`option-${name}`}>
              {name}
            </code>,
            <code key="type">{type}</code>,
            <Fallback key="default" isOptional={isOptional} value={note?.fallback} />,
            <Words key="meaning">{note?.meaning ?? ''}</Words>,
          ],
        }
      })}
    />
  )
}

function Fallback({ isOptional, value }: { isOptional: boolean; value: unknown }) {
  if (!isOptional) return 'required'
  return value === undefined ? '–' : <code>{JSON.stringify(value)}</code>
}
