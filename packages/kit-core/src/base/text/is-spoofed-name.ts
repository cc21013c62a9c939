const SPOOFED =
  /^(?=.*\p{sc=Latn}).*[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}]|[\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}Ⅰ-ↈＡ-ｚ𝐀-𝟿]|^[АВЕЅІЈКМНОРСТУХΑ-ΧՍՏՕ]{2,5}$/u

/**
 * Whether a token name or symbol has letters that can be mistaken for others: another alphabet mixed with Latin
 * letters; alphabets, numerals and styles drawn like Latin letters; a short symbol made only of Cyrillic, Greek or
 * Armenian capitals that look Latin. Source: spec R-ACCT-171.
 */
export function isSpoofedName(text: string): boolean {
  return SPOOFED.test(text)
}
