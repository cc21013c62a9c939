/**
 * The smart sessions of the mock data service, by CAIP-10 address, and the key of its co-signer.
 *
 * Out     each account has three invented sessions (active, expired, revoked) besides the granted ones. A registered session
 *         is listed once it is activated; a revoked one stays listed as revoked
 * Throws  RejectedRequest for an unknown id, and for a grant or revocation that the account did not sign
 * Source  spec R-API-40, R-API-41, R-SESS-06, R-SESS-08, R-SESS-24, R-SESS-25, R-SESS-29, R-SESS-33
 */
import { privateKeyToAccount } from 'viem/accounts'

import type { SessionKey, SessionRegistration } from '../../sessions/register-smart-session.js'
import type { SmartSessionRecord } from '../../sessions/smart-session.js'
import { createSeededRandom } from '../values/seeded-random.js'
import { getIcon } from './known-tokens.js'
import { RejectedRequest } from './rejected-request.js'
import { assertGranted, assertRevoked, type GrantedPermissions, type RegisteredRequest } from './session-grant.js'

const DAY_MS = 86_400_000
const APPS = ['Harbour', 'Lighthouse', 'Chandlery', 'Drydock'] as const

/** The co-signer's key. */
const CO_SIGNER: SessionKey = {
  type: 'secp256k1',
  publicKey: privateKeyToAccount(`0x${'c5'.repeat(32)}`).publicKey,
}

/** The sessions. `pci` is the id of a session. */
export type SessionRegistry = {
  readonly sessionsOf: (address: string) => readonly SmartSessionRecord[]
  readonly register: (address: string, projectId: string, request: RegisteredRequest) => SessionRegistration
  readonly activate: (address: string, granted: GrantedPermissions) => Promise<void>
  readonly revoke: (address: string, pci: string, signature: string) => Promise<void>
}

type Registered = { readonly request: RegisteredRequest; readonly projectId: string }

export function createSessionRegistry(nowMs: () => number): SessionRegistry {
  const startedMs = nowMs()
  const registered = new Map<string, Registered>()
  const granted = new Map<string, readonly SmartSessionRecord[]>()
  const revoked = new Map<string, number>()
  let count = 0

  const sessionsOf = (address: string) => {
    const made = [30, -40, 60].map((days, index) => createMockSession(address, index, startedMs, days))
    return [...made, ...(granted.get(address.toLowerCase()) ?? [])].map((session): SmartSessionRecord => {
      const revokedAt = revoked.get(session.pci) ?? session.revokedAt
      return revokedAt === undefined ? session : { ...session, revokedAt }
    })
  }

  return {
    sessionsOf,
    register(address, projectId, request) {
      if (request.expiry * 1000 <= nowMs()) throw new RejectedRequest(422, 'The expiry is over')
      count += 1
      const pci = createSeededRandom(`registration/${address.toLowerCase()}/${count}`).hex(32)
      registered.set(toKey(address, pci), { request, projectId })
      return { pci, key: CO_SIGNER }
    },
    async activate(address, response) {
      const registrationKey = toKey(address, response.pci)
      const registrationEntry = registered.get(registrationKey)
      if (registrationEntry === undefined) throw new RejectedRequest(404, 'No such registration')
      await assertGranted(address, { request: registrationEntry.request, key: CO_SIGNER }, response)
      if (!registered.delete(registrationKey)) throw new RejectedRequest(409, 'Session is already active')
      const existing = granted.get(address.toLowerCase()) ?? []
      granted.set(address.toLowerCase(), [...existing, grantedSession(registrationEntry, response, nowMs())])
    },
    async revoke(address, pci, signature) {
      const session = sessionsOf(address).find((one) => one.pci === pci)
      await assertRevoked(address, { pci, context: session?.context }, signature)
      if (session === undefined) throw new RejectedRequest(404, 'No such session')
      if (session.revokedAt !== undefined) throw new RejectedRequest(409, 'Session is already revoked')
      revoked.set(pci, nowMs())
    },
  }
}

function toKey(address: string, pci: string): string {
  return `${address.toLowerCase()}/${pci}`
}

function grantedSession(
  { request, projectId }: Registered,
  { pci, expiry, context }: GrantedPermissions,
  nowMs: number,
): SmartSessionRecord {
  return {
    project: projectOf(projectId, createSeededRandom(`project/${projectId}`).pick(APPS)),
    pci,
    expiry,
    createdAt: nowMs,
    permissions: request.permissions,
    policies: request.policies.map(({ type }) => ({ id: type })),
    context,
  }
}

function projectOf(id: string, name: string): SmartSessionRecord['project'] {
  return { id, name, url: `https://${name.toLowerCase()}.example`, iconUrl: getIcon(name) }
}

function createMockSession(address: string, index: number, nowMs: number, days: number): SmartSessionRecord {
  const random = createSeededRandom(`session/${address.toLowerCase()}/${index}`)
  const name = random.pick(APPS)
  const contract = `0x${random.hex(40)}`
  return {
    project: projectOf(random.hex(32), name),
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
    ...(index === 2 && { revokedAt: nowMs - 5 * DAY_MS }),
  }
}
