/**
 * The registered names of the mock data service, in memory.
 *
 * In      taken: names that are registered from the start, mapped to addresses
 * Source  spec R-API-32 to 35, R-NAME-04, R-NAME-07
 */
import type { NamedProfile } from '../../names/name-profile.js'
import type { NameSuggestion } from '../../names/suggest-names.js'
import { createSeededRandom } from '../values/seeded-random.js'
import { getIcon } from './known-tokens.js'

/** Suffix of the mock service's names, with its dot. */
export const MOCK_NAME_SUFFIX = '.bowline.id'

const WORDS = ['amber', 'basil', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'heron', 'indigo', 'juniper'] as const
const ENDINGS = ['', '-hq', '-vault', '2', '-eth'] as const

type Entry = { readonly name: string; readonly address: string; readonly coinType: number; readonly registered: number }

/** Registered names. A registered name is found by name and by address, and suggested as taken. */
export type NameRegistry = {
  readonly find: (name: string) => NamedProfile | undefined
  /** Newest first. */
  readonly namesOf: (address: string) => readonly NamedProfile[]
  readonly suggest: (text: string, zone: string) => readonly NameSuggestion[]
  /** Registers a name. Returns undefined on success, else the reason why it is impossible. */
  readonly register: (entry: Entry) => string | undefined
}

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

/** Invented name for an address that registered none; undefined for some addresses, which stay nameless. */
export function getDefaultName(address: string): string | undefined {
  const random = createSeededRandom(`name/${address.toLowerCase()}`)
  return random.isBelow(0.75) ? `${random.pick(WORDS)}-${random.hex(6)}${MOCK_NAME_SUFFIX}` : undefined
}

function profileOf({ name, address, coinType, registered }: Entry): NamedProfile {
  return {
    name,
    registered,
    updated: registered,
    addresses: { [coinType]: { address, created: registered } },
    attributes: [{ avatar: getIcon(name), bio: `Known as ${name}` }],
  }
}
