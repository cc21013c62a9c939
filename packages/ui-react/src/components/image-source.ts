/**
 * Which picture addresses may be shown.
 *
 * In      source     any text; dataOnly for a wallet that announced itself, whose picture may cause no request
 * Out     true when an `img` may have it
 * Source  security rules: `https:` without credentials, `blob:`, or `data:image/*` up to 64 KiB
 */
const LARGEST_DATA = 64 * 1024

/** True when an `img` may show it. */
export function isAllowedImageSource(
  source: string,
  { dataOnly = false }: { dataOnly?: boolean | undefined } = {},
): boolean {
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(source)) return source.length <= LARGEST_DATA
  if (dataOnly || !URL.canParse(source)) return false
  const { protocol, username, password } = new URL(source)
  return (protocol === 'https:' && username + password === '') || protocol === 'blob:'
}
