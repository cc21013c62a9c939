/** How many characters of an address are shown at each end. */
export type AddressEnds = { leading?: number | undefined; trailing?: number | undefined }

/** `0xd8…A96045`: both ends of an address, or all of it when nothing would be saved. */
export function truncateAddress(address: string, { leading = 4, trailing = 6 }: AddressEnds = {}): string {
  if (address.length <= leading + trailing + 1) return address
  return `${address.slice(0, leading)}…${address.slice(address.length - trailing)}`
}
