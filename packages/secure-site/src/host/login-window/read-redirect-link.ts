import { tryParse } from '@bowline/secure-frame/protocol'
import { fromBase64Url } from '../../bytes/base64url.js'
import { sha256 } from '../../bytes/sha256.js'
import { importHandoverKey } from '../vault/vault-key.js'
import type { LoginOffer } from './login-offer.js'
import { isOfPage } from './redirect-link.js'
import { redirectSchema } from './redirect-schema.js'

/**
 * Reads the login of a link that `createRedirectLink` has made. Undefined for an address whose fragment is not the one of its query, and for
 * one that goes back to another site. Source: R-FRAME-117.
 */
export async function readRedirectLink({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): Promise<LoginOffer | undefined> {
  const fragment = hash.slice(1)
  if (new URLSearchParams(search).get('hash') !== (await sha256(fragment))) return undefined
  const login = tryParse(redirectSchema, parse(fragment))
  if (login === undefined || !isOfPage(login.backTo, login.embedder)) return undefined
  const { key, ...offer } = login
  return { ...offer, handoverKey: await importHandoverKey(fromBase64Url(key)) }
}

function parse(fragment: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(fragment)))
  } catch {
    return undefined
  }
}
