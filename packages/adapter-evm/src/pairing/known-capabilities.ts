/**
 * Capabilities that a wallet told when it was paired, so that it need not be asked.
 *
 * In      session   its properties may hold `capabilities`: an object or its JSON text, by address
 *         address   in any case
 * Out     capabilities by hex chain id, as the wallet wrote them; undefined where it told none for this account
 * Source  EIP-5792, CAIP-25
 */
import type { PairedSession } from '@bowline/kit-core'
import * as z from 'zod/mini'

const byAddressSchema = z.catchall(z.object({}), z.looseObject({}))

/** Capabilities known of an account. */
export function knownCapabilities(session: PairedSession, address: unknown): Record<string, unknown> | undefined {
  const given = session.properties?.().capabilities
  const parsed = z.safeParse(byAddressSchema, typeof given === 'string' ? parseJson(given) : given)
  if (!parsed.success || typeof address !== 'string') return undefined
  const own = Object.entries(parsed.data).find(([key]) => key.toLowerCase() === address.toLowerCase())
  return own?.[1]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
