/**
 * Shortens an address for display to both of its ends. Returns it whole when that would not be shorter.
 *
 * In      address   `0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045`
 * Out     `0xd8…A96045`
 * Source  R-CONST-25, R-VIEW-130
 */
export function shortAddress(address: string): string {
  return address.length > 11 ? `${address.slice(0, 4)}…${address.slice(-6)}` : address
}
