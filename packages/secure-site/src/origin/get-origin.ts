/** Returns the origin of a URL, to compare sites; undefined when the text is not a URL. Used by frame and server. */
export function getOrigin(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}
