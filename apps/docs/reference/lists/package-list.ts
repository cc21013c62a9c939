import type { RootContent } from 'mdast'
import { anchorOf, code, table, words } from '../nodes'
import { listPackages } from '../packages'

/** Every package with its peers. */
export function packageList(): readonly RootContent[] {
  const rows = listPackages().map(({ name, description, peers }) => ({
    id: anchorOf(name),
    cells: [
      code(name),
      words(description),
      peers.length === 0
        ? words('–')
        : peers.flatMap((peer, at) => [
            ...(at > 0 ? words(', ') : []),
            ...code(`${peer.name} ${peer.version}`),
            ...(peer.isOptional ? words(' (optional)') : []),
          ]),
    ],
  }))
  return [table('Packages', ['Package', 'What it is', 'Peers'], rows)]
}
