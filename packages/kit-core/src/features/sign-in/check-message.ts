/**
 * Checks the fields of a sign-in message: it must be well-formed, for this site, account and network, and valid now. The
 * signature is checked separately. Also exported for servers.
 *
 * In      data      from `parseSignInMessage`
 *         expected  known values; an absent part is not compared
 * Throws  InvalidSignInMessageError  with the part that is wrong
 * Source  spec R-SIWX-04, R-SIWX-24 to 26, R-SIWX-28; EIP-4361; security design §7, sign-in texts
 */

import { isCaipNetworkId, parseCaipNetworkId } from '../../base/caip/caip.js'
import { getFamily } from '../../base/caip/families.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { SiwxMessageData } from '../../core/sign-in/message.js'
import { InvalidSignInMessageError, type SignInMessagePart } from './errors.js'
import { getSignInAddresses } from './sign-in-rules.js'

/** Values that a message is compared with. */
export type ExpectedSignIn = {
  /** Host of the site, with its port unless it is the scheme's default. */
  readonly domain: string
  readonly chainId?: CaipNetworkId | undefined
  readonly accountAddress?: string | undefined
  readonly nonce?: string | undefined
  /** Current time in epoch milliseconds; `Date.now()` when absent. */
  readonly nowMs?: number | undefined
}

/** Throws for the first field that is wrong. */
export function checkSignInMessage(data: SiwxMessageData, expected: ExpectedSignIn): void {
  const nowMs = expected.nowMs ?? Date.now()
  const assertPart = (part: SignInMessagePart, isValid: boolean) => {
    if (!isValid) throw new InvalidSignInMessageError(part)
  }
  const page = URL.canParse(data.uri) ? new URL(data.uri) : undefined
  assertPart('uri', page?.protocol === 'https:' || page?.protocol === 'http:')
  assertPart('domain', hostOf(data.domain, page) === hostOf(expected.domain, page) && data.domain !== '')
  assertPart('uri', page?.host === hostOf(data.domain, page) && page?.username === '' && page.password === '')
  assertPart('version', data.version === '1')
  assertPart('chainId', isChainId(data.chainId) && data.chainId === (expected.chainId ?? data.chainId))
  assertPart(
    'accountAddress',
    isAddress(data) && isSameAddress(data.accountAddress, expected.accountAddress ?? data.accountAddress),
  )
  assertPart('resources', data.resources?.every((resource) => URL.canParse(resource)) ?? true)
  assertPart('nonce', /^[A-Za-z0-9]{8,}$/.test(data.nonce) && data.nonce === (expected.nonce ?? data.nonce))

  const issuedMs = timeOf('issuedAt', data.issuedAt)
  const expiresMs = timeOf('expirationTime', data.expirationTime)
  const notBeforeMs = timeOf('notBefore', data.notBefore)
  assertPart('expirationTime', expiresMs === undefined || expiresMs > nowMs)
  assertPart('notBefore', notBeforeMs === undefined || notBeforeMs <= nowMs)
  assertPart('expirationTime', expiresMs === undefined || expiresMs > Math.max(issuedMs ?? 0, notBeforeMs ?? 0))
}

/** Normalizes the host, so that a default port matches an absent one. */
function hostOf(domain: string, page: URL | undefined): string | undefined {
  const href = `${page?.protocol ?? 'https:'}//${domain}`
  return /[/?#@\\]/.test(domain) || !URL.canParse(href) ? undefined : new URL(href).host
}

function isChainId(text: string): boolean {
  if (!isCaipNetworkId(text)) return false
  const { namespace, chainId } = parseCaipNetworkId(text)
  if (getFamily(namespace).isEip1193) return /^[1-9]\d{0,15}$/.test(chainId) && Number.isSafeInteger(Number(chainId))
  return /^[-_a-zA-Z0-9]{1,32}$/.test(chainId)
}

function isAddress({ chainId, accountAddress }: SiwxMessageData): boolean {
  if (!/^[-.%a-zA-Z0-9]{1,128}$/.test(accountAddress)) return false
  const rules = getSignInAddresses(parseCaipNetworkId(chainId).namespace)
  if (!rules) return true
  const { hasForm, isAddress: isValid = hasForm, normalize } = rules
  return isValid(accountAddress) && (normalize?.(accountAddress) ?? accountAddress) === accountAddress
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/

function timeOf(part: SignInMessagePart, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const timeMs = TIME.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(timeMs)) throw new InvalidSignInMessageError(part)
  return timeMs
}
