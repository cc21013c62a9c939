import type { RootContent } from 'mdast'
import { publicNames } from '../exports'
import { code, paragraph, words } from '../nodes'
import type { Entry } from '../published'

/** The public names of an entry, without details. */
export function nameList({ entry }: { entry: Entry }): readonly RootContent[] {
  return [
    paragraph(...publicNames(entry).flatMap(({ name }, at) => (at === 0 ? [code(name)] : [words(', '), code(name)]))),
  ]
}
