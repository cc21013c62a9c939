import { safeGet, safeList } from '@bowline/kit-core/adapter'

/** The connector's id. */
export const HARBOUR_WALLET = 'org.harbour.wallet'

/** Accepts every response. */
export const parseAnything = (response: unknown) => response

/** Addresses; invalid ones are skipped. */
export const parseAddresses = (response: unknown) =>
  safeList(response).filter(
    (address): address is string => typeof address === 'string' && /^harbour1[02-9ac-hj-np-z]{38}$/.test(address),
  )

/** The 64 bytes of a signature, in base64. */
export const parseSignature = (response: unknown) => textOf(/^[A-Za-z0-9+/]{86}==$/, response)

/** A node's response: whole units, as text. */
export const parseBalance = (response: unknown) =>
  BigInt(textOf(/^\d{1,78}$/, safeGet(safeGet(response, 'balance'), 'amount')))

function textOf(shape: RegExp, value: unknown): string {
  if (typeof value === 'string' && shape.test(value)) return value
  throw new TypeError('Expected another text')
}
