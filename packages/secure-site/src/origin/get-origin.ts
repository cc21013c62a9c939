/**
 * Returns the origin of a web address, to compare sites; undefined for any other text. The origin of a `blob:` address is that of the page
 * which made it, so it is none here. Used by frame and server.
 */
export function getOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}
