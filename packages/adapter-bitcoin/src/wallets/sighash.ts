/** Wallet Standard names of sighash types. Source: BIP-174; Bitcoin features of Wallet Standard. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [0x01, 'ALL'],
  [0x02, 'NONE'],
  [0x03, 'SINGLE'],
  [0x81, 'ALL|ANYONECANPAY'],
  [0x82, 'NONE|ANYONECANPAY'],
  [0x83, 'SINGLE|ANYONECANPAY'],
])

/** Gets the Wallet Standard name of a sighash type, for a request to sign a PSBT; undefined for an unknown or default type. */
export function getSighashName(type: number | undefined): string | undefined {
  return type === undefined ? undefined : NAMES.get(type)
}
