/** The origin that an address belongs to; undefined where the text is no address. */
export function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}
