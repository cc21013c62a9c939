/**
 * Font size of an amount: smaller the more digits it has, so that it stays fully visible, and in low windows.
 *
 * In      text   text of the amount, as typed
 *         peer   text of the other amount, as of a swap: both have the size of the longer
 * Out     the class for the font size
 * Source  R-SEND-07, R-HOST-14
 */
const SIZES = [
  [5, 'bl:text-40 bl:short:text-24'],
  [7, 'bl:text-32 bl:short:text-24'],
  [9, 'bl:text-24'],
  [11, 'bl:text-20'],
] as const

/** Length that the amounts of two fields count for at least: a quote does not change the size of what is typed. */
const PEER_LENGTH = 8

/** Class for the font size of an amount; `peer` is the one that has the same size. */
export function getAmountSizeClass(text: string, peer?: string): string {
  const length = peer === undefined ? text.length : Math.max(text.length, peer.length, PEER_LENGTH)
  return SIZES.find(([maxLength]) => length <= maxLength)?.[1] ?? 'bl:text-16'
}
