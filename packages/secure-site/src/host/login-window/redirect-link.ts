/**
 * The link with which a frame sends its page to the secure site, where no window opens. All of it is in the fragment, which no server
 * gets; the query holds its hash, because another window could change a fragment without a request.
 *
 * In      the login; later the address that the secure site was opened at
 * Out     a link; the login, or undefined for an address whose fragment is not the one of its query
 * Source  R-FRAME-117; security design §6
 */
import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { opaqueIdSchema } from '../../api/response-schemas.js'
import { fromBase64Url, toBase64Url } from '../../bytes/base64url.js'
import { sha256 } from '../../bytes/sha256.js'
import { importHandoverKey } from '../vault/vault-key.js'
import { type LoginOffer, loginOfferSchema } from './login-offer.js'

/** Path that the server answers only when a document of this origin, such as the frame, opens it. */
export const REDIRECT_PATH = '/redirect'

/** A login that a frame waits for until its page is back. `key`: 32 bytes, base64url, that seal the vault key between both. */
const redirectSchema = v.strictObject({
  ...v.omit(loginOfferSchema, ['handoverKey', 'returnTo', 'backTo']).entries,
  backTo: v.string(),
  key: opaqueIdSchema,
})
/** A login by redirect. */
export type RedirectLogin = v.InferOutput<typeof redirectSchema>

/** Creates the link. */
export async function createRedirectLink(origin: string, login: RedirectLogin): Promise<string> {
  const fragment = toBase64Url(new TextEncoder().encode(JSON.stringify(login)))
  return `${origin}${REDIRECT_PATH}?hash=${await sha256(fragment)}#${fragment}`
}

/** Reads the login of a link. */
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

/** Whether an address is on the page's origin: only such a one is gone back to. */
export const isOfPage = (address: string, embedder: string): boolean =>
  /^https?:\/\//.test(embedder) && URL.canParse(address) && new URL(address).origin === embedder

function parse(fragment: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(fragment)))
  } catch {
    return undefined
  }
}
