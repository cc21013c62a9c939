/** Wallet Standard names of sighash types. Source: BIP-174; Bitcoin features of Wallet Standard. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [0x01, 'ALL'],
  [0x02, 'NONE'],
  [0x03, 'SINGLE'],
  [0x81, 'ALL|ANYONECANPAY'],
  [0x82, 'NONE|ANYONECANPAY'],
  [0x83, 'SINGLE|ANYONECANPAY'],
])

/** Gets the name of a sighash type; undefined for the taproot default. */
export function getSighashName(type: number | undefined): string | undefined {
  return type === undefined ? undefined : NAMES.get(type)
}
