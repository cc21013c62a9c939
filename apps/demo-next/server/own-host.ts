/**
 * The host that sign-in texts have to name. A client writes what it wants into the header of that name, and with it a text that
 * somebody signed for another site would pass: it is believed for this machine alone.
 *
 * In      asked  the header of the request
 *         text   the environment's BOWLINE_HOST, for a demo that stands anywhere else, `demo.example`
 * Out     host with its port; undefined where it cannot be known
 * Source  spec R-SIWX-26
 */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/** Reads the host; asked at each request, so that one build serves everywhere. */
export function readOwnHost(
  asked: string | null,
  text: string | undefined = process.env.BOWLINE_HOST,
): string | undefined {
  if (text) return text
  return asked !== null && LOOPBACK.test(asked) ? asked : undefined
}
