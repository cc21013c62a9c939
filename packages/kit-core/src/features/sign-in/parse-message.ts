/**
 * Parses the text of a sign-in message into its fields. Also exported for servers.
 *
 * In      text  untrusted
 * Out     fields that `formatSignInMessage` turns into exactly the same text; their values are not checked
 * Throws  InvalidSignInMessageError  `format`: other line breaks, extra lines, another order, or not a sign-in message
 * Source  spec R-SIWX-26; EIP-4361; security design §7, sign-in texts
 */

import { isCaipNetworkId } from '../../base/caip/caip.js'
import { getFamily, getNamespaces } from '../../base/caip/families.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { SiwxMessageData } from '../../core/sign-in/message.js'
import { InvalidSignInMessageError } from './errors.js'
import { formatSignInMessage } from './format-message.js'
import { getAccountName } from './sign-in-rules.js'

/** Longest text that is parsed, in characters. */
const LENGTH_MAX = 16_384

const FIRST_LINE = /^(\S+) wants you to sign in with your (\S+) account:$/

/** Parses an EIP-4361 text of any namespace. */
export function parseSignInMessage(text: string): SiwxMessageData {
  if (text.length > LENGTH_MAX) throw new InvalidSignInMessageError('format')
  const lines = text.split('\n')
  const [first = '', accountAddress = '', , statement] = lines
  const [, domain = '', name = ''] = FIRST_LINE.exec(first) ?? []
  const hasStatement = statement !== ''
  const fields = readFields(lines.slice(hasStatement ? 5 : 4))
  const data: SiwxMessageData = {
    accountAddress,
    chainId: chainIdOf(name, fields.get('Chain ID') ?? ''),
    domain,
    uri: fields.get('URI') ?? '',
    version: fields.get('Version') ?? '',
    nonce: fields.get('Nonce') ?? '',
    ...(hasStatement && { statement }),
    ...optional('issuedAt', fields.get('Issued At')),
    ...optional('expirationTime', fields.get('Expiration Time')),
    ...optional('notBefore', fields.get('Not Before')),
    ...optional('requestId', fields.get('Request ID')),
    ...(fields.has('Resources') && { resources: fields.get('Resources')?.split('\n').slice(1) ?? [] }),
  }
  if (formatSignInMessage(data) !== text) throw new InvalidSignInMessageError('format')
  return data
}

/** Returns the labeled lines by label; `Resources` holds its lines joined. */
function readFields(lines: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  const start = lines.indexOf('Resources:')
  for (const line of start < 0 ? lines : lines.slice(0, start)) {
    const split = line.indexOf(': ')
    fields.set(line.slice(0, split), line.slice(split + 2))
  }
  if (start >= 0)
    fields.set(
      'Resources',
      lines
        .slice(start)
        .map((line) => line.replace(/^- /, ''))
        .join('\n'),
    )
  return fields
}

function chainIdOf(name: string, chainIdText: string): CaipNetworkId {
  const namespace = getNamespaces().find((each) => getAccountName(each) === name)
  const isNumeric = namespace !== undefined && getFamily(namespace).isEip1193
  const chainId = isNumeric ? `${namespace}:${chainIdText}` : chainIdText
  if (namespace === undefined || !isCaipNetworkId(chainId) || !chainId.startsWith(`${namespace}:`)) {
    throw new InvalidSignInMessageError('chainId')
  }
  return chainId
}

function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  const field: Partial<Record<Name, string>> = {}
  if (value !== undefined) field[name] = value
  return field
}
