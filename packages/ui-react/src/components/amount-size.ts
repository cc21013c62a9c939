/**
 * Font size of an amount: smaller the more digits it has, so that it stays fully visible, and in low windows.
 *
 * In      text   text of the amount, as typed
 * Out     the class for the font size
 * Source  R-SEND-07, R-HOST-14
 */
const SIZES = [
  [5, 'bl:text-40 bl:short:text-24'],
  [7, 'bl:text-32 bl:short:text-24'],
  [9, 'bl:text-24'],
  [12, 'bl:text-20'],
] as const

/** Class for the font size of an amount. */
export function getAmountSizeClass(text: string): string {
  return SIZES.find(([maxLength]) => text.length <= maxLength)?.[1] ?? 'bl:text-16'
}
