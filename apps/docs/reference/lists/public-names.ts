import type { RootContent } from 'mdast'
import { type ExportKind, publicNames } from '../exports'
import { anchorOf, nameHeading, paragraph, signature, words } from '../nodes'
import type { Entry } from '../published'
import { memberList } from './members'

type PublicNamesParams = {
  readonly entry: Entry
  readonly kinds: readonly ExportKind[]
  /** Only names declared in this folder of the package. */
  readonly within?: string | undefined
  /** Only names declared elsewhere. */
  readonly without?: string | undefined
}

/** The public names of an entry, limited to some kinds: signature, docstring, and members. */
export function publicNamesOf({ entry, kinds, within, without }: PublicNamesParams): readonly RootContent[] {
  const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`)
  return publicNames(entry)
    .filter(({ kind }) => kinds.includes(kind))
    .filter(({ file }) => within === undefined || isIn(file, within))
    .filter(({ file }) => without === undefined || !isIn(file, without))
    .flatMap(({ name, kind, shape, comment, members }) => {
      const anchor = anchorOfName(entry, name, kind)
      return [
        nameHeading(name, anchor),
        signature(shape),
        paragraph(words(comment)),
        ...(members.length > 0 ? [memberList(members)] : []),
      ]
    })
}

/** Anchor of a name. A type and the function that creates it may differ only in their capitals. */
function anchorOfName(entry: Entry, name: string, kind: ExportKind): string {
  return anchorOf(`${entry}-${name}${kind === 'type' ? '-type' : ''}`)
}
