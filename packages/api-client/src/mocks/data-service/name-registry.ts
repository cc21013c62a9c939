/**
 * The names of a mock name service: who has which, and what is free.
 *
 * In      names that somebody has from the start, by name
 * Out     a registry: what is registered is then taken, and found by name and by address
 * Throws  nothing; a registration that cannot be is answered with the reason
 * Source  spec R-API-32 to 35, R-NAME-04, R-NAME-07
 */
import type { NamedProfile } from '../../names/name-profile.js'
import type { NameSuggestion } from '../../names/suggest-names.js'
import { seededRandom } from '../seeded-random.js'
import { iconOf } from './coins.js'

/** The suffix of the mock service's names, with its dot. */
export const MOCK_NAME_SUFFIX = '.bowline.id'

const WORDS = ['amber', 'basil', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'heron', 'indigo', 'juniper'] as const
const ENDINGS = ['', '-hq', '-vault', '2', '-eth'] as const

type Entry = { readonly name: string; readonly address: string; readonly coinType: number; readonly registered: number }

/** A registry of names. */
export type NameRegistry = {
  readonly find: (name: string) => NamedProfile | undefined
  /** The newest first. */
  readonly namesOf: (address: string) => readonly NamedProfile[]
  readonly suggest: (text: string, zone: string) => readonly NameSuggestion[]
  /** Registers, or says why not. */
  readonly register: (entry: Entry) => string | undefined
}

/** Makes a registry. */
export function createNameRegistry(taken: Readonly<Record<string, string>>, nowMs: number): NameRegistry {
  const registered = Math.floor(nowMs / 1000)
  const entries = new Map<string, Entry>(
    Object.entries(taken).map(([name, address]) => [name, { name, address, coinType: 60, registered }]),
  )
  return {
    find: (name) => {
      const entry = entries.get(name.toLowerCase())
      return entry && profileOf(entry)
    },
    namesOf: (address) =>
      [...entries.values()]
        .filter((entry) => entry.address.toLowerCase() === address.toLowerCase())
        .toReversed()
        .map(profileOf),
    suggest: (text, zone) =>
      ENDINGS.map((ending) => `${text.toLowerCase()}${ending}.${zone}`).map((name) => ({
        name,
        registered: entries.has(name),
      })),
    register: (entry) => {
      const label = entry.name.endsWith(MOCK_NAME_SUFFIX) ? entry.name.slice(0, -MOCK_NAME_SUFFIX.length) : ''
      if (!/^[a-z0-9-]{4,63}$/.test(label)) return 'Name is not valid'
      if (label.startsWith('-') || label.endsWith('-')) return 'Name cannot begin or end with a hyphen'
      if (entries.has(entry.name)) return 'Name is already taken'
      entries.set(entry.name, entry)
      return undefined
    },
  }
}

/** The name that the service gives an address of its own accord; some have none. */
export function givenName(address: string): string | undefined {
  const random = seededRandom(`name/${address.toLowerCase()}`)
  return random.isBelow(0.75) ? `${random.pick(WORDS)}-${random.hex(6)}${MOCK_NAME_SUFFIX}` : undefined
}

function profileOf({ name, address, coinType, registered }: Entry): NamedProfile {
  return {
    name,
    registered,
    updated: registered,
    addresses: { [coinType]: { address, created: registered } },
    attributes: [{ avatar: iconOf(name), bio: `Known as ${name}` }],
  }
}
