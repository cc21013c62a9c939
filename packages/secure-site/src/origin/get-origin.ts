/** The origin of a URL, to compare sites. Undefined when the text is not a URL. */
export function getOrigin(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}
