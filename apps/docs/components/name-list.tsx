import { publicNames } from '../reference/exports'
import type { Entry } from '../reference/published'

/** The public names of an entry, without details. */
export function NameList({ entry }: { entry: Entry }) {
  return (
    <ul className="names" aria-label={entry}>
      {publicNames(entry).map(({ name }) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
