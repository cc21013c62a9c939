/**
 * The smart sessions of a mock data service.
 *
 * In      the CAIP-10 address of an account; the present in milliseconds
 * Out     sessions: each account has an active, an expired and a revoked one. One that is revoked stays listed, as revoked
 * Throws  nothing; a revocation that cannot be is answered with the reason
 * Source  spec R-API-40, R-API-41, R-SESS-06, R-SESS-08, R-SESS-33
 */
import type { SmartSessionRecord } from '../../sessions/smart-session.js'
import { seededRandom } from '../seeded-random.js'
import { iconOf } from './coins.js'

const DAY_MS = 86_400_000
const APPS = ['Harbour', 'Lighthouse', 'Chandlery', 'Drydock'] as const

/** The smart sessions of a service. */
export type SessionRegistry = {
  readonly sessionsOf: (address: string) => readonly SmartSessionRecord[]
  /** Revokes, or says why not. */
  readonly revoke: (address: string, pci: string) => { readonly status: number; readonly reason: string } | undefined
}

/** Makes them. */
export function createSessionRegistry(nowMs: number): SessionRegistry {
  const revoked = new Map<string, number>()
  const sessionsOf = (address: string) =>
    [30, -40, 60].map((days, index): SmartSessionRecord => {
      const session = madeSession(address, index, nowMs, days)
      const revokedAt = revoked.get(session.pci) ?? (index === 2 ? nowMs - 5 * DAY_MS : undefined)
      return revokedAt === undefined ? session : { ...session, revokedAt }
    })
  return {
    sessionsOf,
    revoke: (address, pci) => {
      const session = sessionsOf(address).find((one) => one.pci === pci)
      if (session === undefined) return { status: 404, reason: 'No such session' }
      if (session.revokedAt !== undefined) return { status: 409, reason: 'Session is already revoked' }
      revoked.set(pci, nowMs)
      return undefined
    },
  }
}

function madeSession(address: string, index: number, nowMs: number, days: number): SmartSessionRecord {
  const random = seededRandom(`session/${address.toLowerCase()}/${index}`)
  const name = random.pick(APPS)
  const contract = `0x${random.hex(40)}`
  return {
    project: { id: random.hex(32), name, url: `https://${name.toLowerCase()}.example`, iconUrl: iconOf(name) },
    pci: random.hex(32),
    expiry: Math.floor((nowMs + days * DAY_MS) / 1000),
    createdAt: nowMs - (60 + index * 20) * DAY_MS,
    permissions: [
      index === 1
        ? {
            type: 'native-token-recurring-allowance',
            data: { allowance: '0x2386f26fc10000', start: Math.floor(nowMs / 1000), period: 86_400 },
          }
        : { type: 'contract-call', data: { address: contract, abi: [], functions: [{ functionName: 'mint' }] } },
    ],
    policies: [{ id: 'gas-limit' }],
    context: `0x${random.hex(64)}`,
  }
}
