/**
 * Description and peers of the packages, from their package files.
 *
 * Out     one entry for each package of ENTRIES, in their order
 * Throws  Error   an invalid package file
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENTRIES } from './published'

/** A peer that an app installs with one of our packages. */
export type Peer = { readonly name: string; readonly version: string; readonly isOptional: boolean }

/** A package an app installs. */
export type PackageEntry = { readonly name: string; readonly description: string; readonly peers: readonly Peer[] }

/** Every documented package. */
export function listPackages(): readonly PackageEntry[] {
  const names = new Set(ENTRIES.map((entry) => entry.split('/').slice(0, 2).join('/')))
  return [...names].map(readPackage)
}

function readPackage(name: string): PackageEntry {
  const file: unknown = JSON.parse(readFileSync(join(process.cwd(), 'node_modules', name, 'package.json'), 'utf8'))
  const description = part(file, 'description')
  if (typeof description !== 'string') throw new Error(`${name} has no description`)
  const peers = Object.entries(part(file, 'peerDependencies') ?? {}).map(([peer, version]) => ({
    name: peer,
    version: String(version),
    isOptional: part(part(part(file, 'peerDependenciesMeta'), peer), 'optional') === true,
  }))
  return { name, description, peers }
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
