import type { CaipNetworkId } from '../../base/caip/namespace.js'

/** The fields of a sign-in message. Times are ISO-8601 in UTC. Source: spec R-STATE-54, R-STATE-55. */
export type SiwxMessageData = {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** Host of the page, with its port if it has one. */
  readonly domain: string
  /** Origin of the page. */
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** A sign-in message: its fields, and `toString()` for the text the wallet signs. */
export type SiwxMessage = SiwxMessageData & { toString(): string }

const REQUIRED = ['accountAddress', 'chainId', 'domain', 'uri', 'version', 'nonce'] as const
const OPTIONAL = ['statement', 'issuedAt', 'expirationTime', 'notBefore', 'requestId', 'resources'] as const

/** Copies only the defined fields of a message, without `toString` and any unknown property. */
export function toMessageData(message: SiwxMessageData): SiwxMessageData {
  const { accountAddress, chainId, domain, uri, version, nonce } = message
  const optional = OPTIONAL.flatMap((name) => (message[name] === undefined ? [] : [[name, message[name]] as const]))
  return { accountAddress, chainId, domain, uri, version, nonce, ...Object.fromEntries(optional) }
}

/** Whether two messages have equal fields. */
export function isSameMessage(one: SiwxMessageData, other: SiwxMessageData): boolean {
  const isSame = [...REQUIRED, ...OPTIONAL].every((name) => name === 'resources' || one[name] === other[name])
  return isSame && (one.resources ?? []).join('\n') === (other.resources ?? []).join('\n')
}
