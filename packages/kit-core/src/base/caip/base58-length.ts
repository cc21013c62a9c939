const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const MAX_LENGTH = 50

/** Number of bytes that a base58 text encodes; 0 for invalid text and for more than 50 characters. */
export function base58Length(text: string): number {
  if (text.length > MAX_LENGTH || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return 0
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const value = [...text].reduce((sum, letter) => sum * 58n + BigInt(BASE_58.indexOf(letter)), 0n)
  return zeros + (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))
}
