/** Sighash types by the names Wallet Standard has for them. Source: BIP-174; Bitcoin's features of Wallet Standard. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [0x01, 'ALL'],
  [0x02, 'NONE'],
  [0x03, 'SINGLE'],
  [0x81, 'ALL|ANYONECANPAY'],
  [0x82, 'NONE|ANYONECANPAY'],
  [0x83, 'SINGLE|ANYONECANPAY'],
])

/** The name; none for the default of taproot. */
export function sighashName(type: number | undefined): string | undefined {
  return type === undefined ? undefined : NAMES.get(type)
}
