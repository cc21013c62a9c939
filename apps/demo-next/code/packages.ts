/**
 * What an app installs for the kit of a page: the packages and the peers that each requires.
 *
 * Source  the packages' own `peerDependencies`, by `measured.mjs`
 */
import type { Settings } from '../settings/settings'

/** Package managers, with the command that adds packages. */
export const PACKAGE_MANAGERS = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' } as const

const peers = new Map(Object.entries<unknown>(JSON.parse(process.env.BOWLINE_PEERS ?? '{}')))

/** Names to install; the pairing library with its exact version, unless pairing is off. */
export function neededPackages({ adapters, switches }: Pick<Settings, 'adapters' | 'switches'>): readonly string[] {
  return [
    '@bowline/kit-core',
    '@bowline/ui-react',
    ...adapters.map((family) => `@bowline/adapter-${family}`),
    ...new Set(adapters.flatMap(peersOf)),
    ...(switches.enablePairing ? peersOf('pairing') : []),
  ]
}

function peersOf(name: string): readonly string[] {
  const names = peers.get(name)
  return Array.isArray(names) ? names.map(String) : []
}
