/**
 * Responses of the mock data service about names and identities. An EVM address without a name may get an invented one at
 * the first request about it; the name is then registered like any other.
 *
 * Throws  RejectedRequest for an unknown name (404), one that cannot be registered (409), and a registration that the
 *         address did not sign (401)
 * Source  spec R-API-18, R-API-32 to 35, R-API-44, R-NAME-07, R-NAME-25
 */
import * as v from 'valibot'
import { isAddress, isHex, verifyMessage } from 'viem'
import { MAX_NESTING } from '../../client/limits.js'
import { parseJson } from '../../client/parse-json.js'
import type { NamedProfile } from '../../names/name-profile.js'
import type { DataRequest } from './data-request.js'
import { getIcon } from './known-tokens.js'
import { getDefaultName, type NameRegistry } from './name-registry.js'
import { RejectedRequest } from './rejected-request.js'
import { registrationBodySchema, registrationMessageSchema } from './request-bodies.js'

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/
/** ENSIP-11: coin types of EVM chains have this bit set. */
const EVM_COIN_BIT = 0x8000_0000

/** Creates a responder per endpoint: identity, lookup, reverse lookup, suggestions, registration. */
export function createNameResponses(registry: NameRegistry, nowMs: number) {
  const registered = Math.floor(nowMs / 1000)

  const namesOf = ({ kind }: DataRequest, address: string): readonly NamedProfile[] => {
    if (kind === 'nothing') return []
    const existing = registry.namesOf(address)
    const name =
      existing.length === 0 && kind !== 'new' && EVM_ADDRESS.test(address) ? getDefaultName(address) : undefined
    if (name !== undefined) registry.register({ name, address, coinType: 60, registered })
    return registry.namesOf(address)
  }

  return {
    identity: (request: DataRequest) => {
      const [profile] = namesOf(request, request.pathValue('address'))
      return { name: profile?.name ?? null, avatar: profile === undefined ? null : getIcon(profile.name) }
    },
    lookUp: (request: DataRequest) => {
      const profile = request.kind === 'nothing' ? undefined : registry.find(request.pathValue('name'))
      if (profile === undefined) throw new RejectedRequest(404, 'Name is not registered')
      return profile
    },
    reverse: (request: DataRequest) => namesOf(request, request.pathValue('address')),
    suggestions: ({ kind, pathValue, requiredQueryValue }: DataRequest) => ({
      suggestions: kind === 'nothing' ? [] : registry.suggest(pathValue('name'), requiredQueryValue('zone')),
    }),
    registration: async ({ body }: DataRequest) => {
      const { coin_type: coinType, address, message, signature } = body(registrationBodySchema)
      const json = parseJson(message, MAX_NESTING)
      const signed = v.safeParse(registrationMessageSchema, 'value' in json ? json.value : undefined)
      if (!signed.success) throw new RejectedRequest(400, 'The message does not fit')
      if (coinType < EVM_COIN_BIT) throw new RejectedRequest(400, 'The coin type is not one of EVM')
      if (!(await isSignedBy(address, message, signature))) throw new RejectedRequest(401, 'Signature is not valid')
      const reason = registry.register({ name: signed.output.name, address, coinType, registered })
      if (reason !== undefined) throw new RejectedRequest(409, reason)
      return { success: true }
    },
  }
}

/** Whether the address's key signed the text (EIP-191). */
async function isSignedBy(address: string, message: string, signature: string): Promise<boolean> {
  if (!isAddress(address) || !isHex(signature)) return false
  return verifyMessage({ address, message, signature }).catch(() => false)
}
