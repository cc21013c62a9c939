import type { RootContent } from 'mdast'
import { type ExportKind, publicNames } from '../exports'
import { anchorOf, nameHeading, paragraph, signature, words } from '../nodes'
import type { Entry } from '../published'
import { memberTable } from './members'

/** The public names of an entry, limited to some kinds: signature, docstring, and members. */
export function publicNamesOf({
  entry,
  kinds,
}: {
  entry: Entry
  kinds: readonly ExportKind[]
}): readonly RootContent[] {
  return publicNames(entry)
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ name, kind, shape, comment, members }) => {
      const anchor = anchorOfName(entry, name, kind)
      return [
        nameHeading(name, anchor),
        signature(shape),
        paragraph(words(comment)),
        ...(members.length > 0 ? [memberTable(members)] : []),
      ]
    })
}

/** Anchor of a name. A type and the function that creates it may differ only in their capitals. */
function anchorOfName(entry: Entry, name: string, kind: ExportKind): string {
  return anchorOf(`${entry}-${name}${kind === 'type' ? '-type' : ''}`)
}
