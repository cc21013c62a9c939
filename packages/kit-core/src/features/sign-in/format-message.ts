/**
 * Formats a sign-in message as the text that the wallet shows and signs.
 *
 * Out     EIP-4361 text. Other namespaces differ only in the account's name and in the full CAIP-2 chain id, unless their
 *         wallets follow EIP-1193
 * Throws  InvalidSignInMessageError  for a field that would break the lines
 * Source  spec R-SIWX-22, R-SIWX-23; EIP-4361, CAIP-122
 */
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { getFamily } from '../../base/caip/families.js'
import type { SiwxMessageData } from '../../core/sign-in/message.js'
import { InvalidSignInMessageError, type SignInMessagePart } from './errors.js'
import { getAccountName } from './sign-in-rules.js'

const FIELDS = [
  'domain',
  'accountAddress',
  'statement',
  'uri',
  'version',
  'nonce',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
] as const satisfies readonly SignInMessagePart[]

/** Line breaks, other control characters and characters that change the text direction. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Throws when a field contains a line break, another control character, or a character that changes the text direction. */
export function formatSignInMessage(data: SiwxMessageData): string {
  for (const name of FIELDS) if (BREAKING.test(data[name] ?? '')) throw new InvalidSignInMessageError(name)
  if (data.resources?.some((resource) => BREAKING.test(resource))) throw new InvalidSignInMessageError('resources')
  const { namespace, chainId } = parseCaipNetworkId(data.chainId)
  const lines = [
    `${data.domain} wants you to sign in with your ${getAccountName(namespace)} account:`,
    data.accountAddress,
    '',
    ...(data.statement ? [data.statement, ''] : ['']),
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${getFamily(namespace).isEip1193 ? chainId : data.chainId}`,
    `Nonce: ${data.nonce}`,
    ...line('Issued At', data.issuedAt),
    ...line('Expiration Time', data.expirationTime),
    ...line('Not Before', data.notBefore),
    ...line('Request ID', data.requestId),
    ...(data.resources ? ['Resources:', ...data.resources.map((resource) => `- ${resource}`)] : []),
  ]
  return lines.join('\n')
}

function line(label: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`${label}: ${value}`]
}
