/**
 * Whether the name or the symbol of a token has letters that may be taken for others: of another alphabet beside Latin ones; drawn
 * like Latin ones, as are some alphabets, numerals and styles; and short symbols of Cyrillic, Greek or Armenian capitals alone that
 * are drawn so.
 *
 * Source  spec R-ACCT-171
 */
const FALSE =
  /^(?=.*\p{sc=Latn}).*[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}]|[\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}Ⅰ-ↈＡ-ｚ𝐀-𝟿]|^[АВЕЅІЈКМНОРСТУХΑ-ΧՍՏՕ]{2,5}$/u

/** Whether letters may be taken for others. */
export function isSpoofedName(text: string): boolean {
  return FALSE.test(text)
}
