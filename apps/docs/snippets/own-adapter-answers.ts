import { safeGet, safeList } from '@bowline/kit-core/adapter'

/** The connector's id. */
export const HARBOUR_WALLET = 'org.harbour.wallet'

/** Schemas of responses, which are hostile until parsed. A zod schema works too. */
export const anything = { parse: (answer: unknown) => answer }

/** Addresses; invalid ones are skipped. */
export const addresses = {
  parse: (answer: unknown) =>
    safeList(answer).filter(
      (address): address is string => typeof address === 'string' && /^harbour1[02-9ac-hj-np-z]{38}$/.test(address),
    ),
}

/** The 64 bytes of a signature, in base64. */
export const signature = { parse: (answer: unknown) => textOf(/^[A-Za-z0-9+/]{86}==$/, answer) }

/** A node's response: whole units, as text. */
export const balance = {
  parse: (answer: unknown) => BigInt(textOf(/^\d{1,78}$/, safeGet(safeGet(answer, 'balance'), 'amount'))),
}

function textOf(shape: RegExp, value: unknown): string {
  if (typeof value === 'string' && shape.test(value)) return value
  throw new TypeError('Expected another text')
}
