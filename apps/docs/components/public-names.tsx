import { type ExportKind, publicNames } from '../reference/exports'
import type { Entry } from '../reference/published'
import { MemberTable } from './members'
import { anchorOf, Words } from './names'

/** The public names of an entry, limited to some kinds: signature, docstring, and members. */
export function PublicNames({ entry, kinds }: { entry: Entry; kinds: readonly ExportKind[] }) {
  return publicNames(entry)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ name, kind, shape, comment, members }) => (
      <div key={name} className="entry">
        <h3 id={anchorOfName(entry, name, kind)}>
          <a href={`#${anchorOfName(entry, name, kind)}`}>
            <code>{name}</code>
          </a>
        </h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a signature that scrolls must be reachable by keyboard */}
        <pre className="shape" tabIndex={0}>
          <code>{shape}</code>
        </pre>
        <p>
          <Words>{comment}</Words>
        </p>
        {members.length > 0 && <MemberTable label={name} members={members} />}
      </div>
    ))
}

/** Anchor of a name. A type and the function that creates it may differ only in their capitals. */
function anchorOfName(entry: Entry, name: string, kind: ExportKind): string {
  return anchorOf(`${entry}-${name}${kind === 'type' ? '-type' : ''}`)
}
