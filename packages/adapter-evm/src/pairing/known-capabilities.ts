/**
 * Capabilities that a wallet reported during pairing. They serve `wallet_getCapabilities` without a request to the wallet.
 *
 * In      session   its properties may hold `capabilities`: an object or its JSON text, by address
 *         address   in any case
 * Out     capabilities by hex chain id, as the wallet wrote them; undefined if it reported none for this account
 * Source  EIP-5792, CAIP-25
 */
import type { PairedSession } from '@bowline/kit-core'
import { plainObject } from '@bowline/kit-core/schema'
import * as v from 'valibot'

const byAddressSchema = plainObject(v.record(v.string(), plainObject(v.looseObject({}))))

/** Returns the account's capabilities from the session; undefined if it has none. */
export function getKnownCapabilities(session: PairedSession, address: unknown): Record<string, unknown> | undefined {
  const capabilities = session.properties?.().capabilities
  const parsed = v.safeParse(byAddressSchema, typeof capabilities === 'string' ? parseJson(capabilities) : capabilities)
  if (!parsed.success || typeof address !== 'string') return undefined
  const entry = Object.entries(parsed.output).find(([key]) => key.toLowerCase() === address.toLowerCase())
  return entry?.[1]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
