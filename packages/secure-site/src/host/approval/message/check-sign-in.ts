/**
 * Checks a message to sign that may be a sign-in message: then it must be for the requesting page and this account.
 *
 * In      the text; the page's origin as the browser reports it, the account's address, the network, the time
 * Out     undefined for any other text; else the lines and warnings to show
 * Throws  RequestRejectedError  the text looks like a sign-in message and does not match strictly
 * Source  security design §7, sign-in texts; EIP-4361
 */
import { getOrigin } from '../../../origin/get-origin.js'
import { invalidParams } from '../../policy/rejections.js'
import { cardText } from '../../texts/card-text.js'
import type { ReviewLine, ReviewWarning } from '../review.js'
import { toShownText } from '../shown-text.js'
import { looksLikeSignIn, parseSignInText, type SignInText } from './sign-in-text.js'

const ISSUED_OFF_MS = 600_000
const LIFE_MAX_MS = 604_800_000
const DATE =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/i
const CAIP_NETWORK = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

/** Checks a text that may be a sign-in message. Returns undefined when it is not one. */
export function checkSignIn(
  text: string,
  context: MessageContext,
): { lines: readonly ReviewLine[]; warnings: readonly ReviewWarning[] } | undefined {
  if (!looksLikeSignIn(text)) return undefined
  const signIn = parseSignInText(text)
  if (signIn === undefined) throw invalidParams('The sign-in message is malformed')
  assertMatches(signIn, context)
  const dates = parseDates(signIn, context.nowMs)
  return {
    lines: [
      { label: cardText('Site'), value: signIn.domain, as: 'text' },
      { label: cardText('Account'), value: signIn.address, as: 'address' },
      { label: cardText('Valid until'), value: signIn.expirationTime ?? cardText('No end'), as: 'text' },
    ],
    warnings: collectWarnings(signIn, context, dates),
  }
}

function assertMatches(signIn: SignInText, { origin, address }: MessageContext): void {
  const page = new URL(origin)
  const scheme = signIn.scheme === undefined ? page.protocol : `${signIn.scheme}:`
  if (scheme !== page.protocol || getOrigin(`${scheme}//${signIn.domain}`) !== page.origin)
    throw invalidParams('The sign-in message is for another site')
  if (signIn.address !== address) throw invalidParams('The sign-in message is for another account')
  if (!/^https?:\/\//.test(signIn.uri) || getOrigin(signIn.uri) !== page.origin)
    throw invalidParams('The sign-in message leads to another site')
  if (signIn.version !== '1') throw invalidParams('The sign-in message has an unknown version')
  if (!/^[1-9]\d{0,15}$/.test(signIn.chainId) && !CAIP_NETWORK.test(signIn.chainId))
    throw invalidParams('The sign-in message has an invalid chain')
  if (Number(signIn.chainId) > Number.MAX_SAFE_INTEGER) throw invalidParams('The sign-in message has an invalid chain')
  if (!/^[a-z0-9]{8,}$/i.test(signIn.nonce)) throw invalidParams('The sign-in message has an invalid nonce')
}

type Dates = { readonly issuedMs: number; readonly endsMs: number | undefined }

function parseDates({ issuedAt, expirationTime, notBefore }: SignInText, nowMs: number): Dates {
  const issuedMs = parseTime(issuedAt)
  const endsMs = expirationTime === undefined ? undefined : parseTime(expirationTime)
  const startsMs = notBefore === undefined ? undefined : parseTime(notBefore)
  if (endsMs !== undefined && (endsMs <= nowMs || endsMs <= issuedMs || endsMs <= (startsMs ?? issuedMs)))
    throw invalidParams('The sign-in message has expired')
  if (startsMs !== undefined && startsMs > nowMs) throw invalidParams('The sign-in message is not valid yet')
  return { issuedMs, endsMs }
}

function parseTime(written: string): number {
  const timeMs = DATE.test(written) ? Date.parse(written) : Number.NaN
  const day = Number(written.slice(8, 10))
  // `Date.parse` rolls 31 February over into March.
  const isDay =
    new Date(Date.UTC(Number(written.slice(0, 4)), Number(written.slice(5, 7)) - 1, day)).getUTCDate() === day
  if (Number.isNaN(timeMs) || !isDay) throw invalidParams('The sign-in message has an invalid date')
  return timeMs
}

function collectWarnings(
  signIn: SignInText,
  context: MessageContext,
  { issuedMs, endsMs }: Dates,
): readonly ReviewWarning[] {
  const chain = CAIP_NETWORK.test(signIn.chainId) ? signIn.chainId : `eip155:${signIn.chainId}`
  const outside = signIn.resources.filter((resource) => getOrigin(resource) !== new URL(context.origin).origin)
  const found: ReviewWarning[] = []
  if (chain !== context.caipNetworkId)
    found.push({
      id: 'sign-in-chain',
      text: cardText('This sign-in is for a different network than the one you’re on.'),
    })
  if (Math.abs(context.nowMs - issuedMs) > ISSUED_OFF_MS)
    found.push({ id: 'sign-in-issued', text: cardText('This sign-in was created earlier.') })
  if (endsMs !== undefined && endsMs - issuedMs > LIFE_MAX_MS)
    found.push({ id: 'sign-in-life', text: cardText('This sign-in stays valid for more than 7 days.') })
  if (outside.length > 0)
    found.push({
      id: 'sign-in-resources',
      text: cardText('This sign-in names other sites: {sites}', {
        sites: outside.map((each) => toShownText(each)).join(', '),
      }),
    })
  return found
}

/** Origin, account, network and time that a message is signed for. */
export type MessageContext = {
  readonly origin: string
  readonly address: string
  readonly caipNetworkId: string
  readonly nowMs: number
}
