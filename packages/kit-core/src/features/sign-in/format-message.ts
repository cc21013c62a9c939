/**
 * A sign-in message as text.
 *
 * In      SiwxMessageData
 * Out     EIP-4361: the same for every namespace but for its name and, beside EVM, its chain id
 * Throws  InvalidSignInMessageError  a field that would break the lines
 * Source  spec R-SIWX-22, R-SIWX-23; EIP-4361, CAIP-122
 */
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { SiwxMessageData } from '../../core/sign-in/message.js'
import { InvalidSignInMessageError, type SignInMessagePart } from './errors.js'

/** What the account is called in the first line. */
export const ACCOUNT_NAMES: Readonly<Record<Namespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

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

/** Line breaks, other control letters and what turns the direction of a text. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Writes a message. */
export function formatSignInMessage(data: SiwxMessageData): string {
  for (const name of FIELDS) if (BREAKING.test(data[name] ?? '')) throw new InvalidSignInMessageError(name)
  if (data.resources?.some((resource) => BREAKING.test(resource))) throw new InvalidSignInMessageError('resources')
  const { namespace, chainId } = parseCaipNetworkId(data.chainId)
  const lines = [
    `${data.domain} wants you to sign in with your ${ACCOUNT_NAMES[namespace]} account:`,
    data.accountAddress,
    '',
    ...(data.statement ? [data.statement, ''] : ['']),
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${namespace === 'eip155' ? chainId : data.chainId}`,
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
