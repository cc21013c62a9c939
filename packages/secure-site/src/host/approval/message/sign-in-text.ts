/**
 * Parses a sign-in message strictly: lines end in LF, fields are in order, nothing precedes or follows the message.
 *
 * In      text
 * Out     its fields; undefined unless the text matches exactly
 * Source  EIP-4361, CAIP-122
 */

/** The fields of a sign-in message, as written. */
export type SignInText = {
  readonly scheme: string | undefined
  readonly domain: string
  readonly address: string
  readonly uri: string
  readonly version: string
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime: string | undefined
  readonly notBefore: string | undefined
  readonly resources: readonly string[]
}

const FIELDS = new RegExp(
  [
    '^(?:(?<scheme>[a-z][a-z0-9+.-]*)://)?(?<domain>[^\\s/?#@]{1,255}) wants you to sign in with your (?:Ethereum|Solana) account:\\n',
    '(?<address>[0-9A-Za-z]{32,44})\\n',
    '\\n(?:[^\\n]{1,20000}\\n)?\\n',
    'URI: (?<uri>\\S{1,2048})\\n',
    'Version: (?<version>\\S{1,8})\\n',
    'Chain ID: (?<chainId>\\S{1,80})\\n',
    'Nonce: (?<nonce>\\S{1,256})\\n',
    'Issued At: (?<issuedAt>\\S{1,40})',
    '(?:\\nExpiration Time: (?<expirationTime>\\S{1,40}))?',
    '(?:\\nNot Before: (?<notBefore>\\S{1,40}))?',
    '(?:\\nRequest ID: [^\\s]{0,256})?',
    '(?:\\nResources:(?<resources>(?:\\n- \\S{1,2048}){0,100}))?$',
  ].join(''),
  'u',
)

/** Whether a text resembles a sign-in message, ignoring case, spacing, invisible characters and surrounding text. */
export function looksLikeSignIn(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, ' ')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .toLowerCase()
  const closed = text.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\p{Z}\s]+/gu, '').toLowerCase()
  return plain.includes('wants you to sign in with your') || closed.includes('wantsyoutosigninwithyour')
}

/** Parses a sign-in message. Returns undefined unless the text matches exactly. */
export function parseSignInText(text: string): SignInText | undefined {
  const groups = FIELDS.exec(text)?.groups
  if (groups === undefined) return undefined
  const { domain, address, uri, version, chainId, nonce, issuedAt } = groups
  if (domain === undefined || address === undefined || uri === undefined || version === undefined) return undefined
  if (chainId === undefined || nonce === undefined || issuedAt === undefined) return undefined
  return {
    scheme: groups.scheme,
    domain,
    address,
    uri,
    version,
    chainId,
    nonce,
    issuedAt,
    expirationTime: groups.expirationTime,
    notBefore: groups.notBefore,
    resources: (groups.resources ?? '').split('\n- ').slice(1),
  }
}
