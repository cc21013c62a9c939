/**
 * Checks which image URLs the kit may load.
 *
 * In      source     any text; `dataOnly` for a wallet that announced itself, whose icon must not cause a request
 * Out     whether an `img` may load it
 * Source  security rules: `https:` without credentials, `blob:`, or `data:image/*` up to 64 KiB
 */
const MAX_DATA_URL_LENGTH = 64 * 1024

/** Whether an `img` may load the source. */
export function isAllowedImageSource(
  source: string,
  { dataOnly = false }: { dataOnly?: boolean | undefined } = {},
): boolean {
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(source)) return source.length <= MAX_DATA_URL_LENGTH
  if (dataOnly || !URL.canParse(source)) return false
  const { protocol, username, password } = new URL(source)
  return (protocol === 'https:' && username + password === '') || protocol === 'blob:'
}
