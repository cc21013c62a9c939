/**
 * How large an amount is written: smaller as its digits grow, so that it stays whole as long as it can, and in low windows.
 *
 * In      text   as typed
 * Out     the class of its size
 * Source  R-SEND-07, R-HOST-14
 */
const SIZES = [
  [5, 'bl:text-40 bl:short:text-24'],
  [7, 'bl:text-32 bl:short:text-24'],
  [9, 'bl:text-24'],
  [12, 'bl:text-20'],
] as const

/** The size of an amount. */
export function amountSize(text: string): string {
  return SIZES.find(([longest]) => text.length <= longest)?.[1] ?? 'bl:text-16'
}
