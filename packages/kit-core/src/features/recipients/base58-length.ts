const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const LONGEST = 50

/** Bytes that a base58 text stands for; 0 for another text. */
export function base58Length(text: string): number {
  if (text.length > LONGEST || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return 0
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const value = [...text].reduce((sum, letter) => sum * 58n + BigInt(BASE_58.indexOf(letter)), 0n)
  return zeros + (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))
}
