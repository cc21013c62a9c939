/**
 * The host that sign-in texts must name. A client controls the header of that name, and could pass a text that was
 * signed for another site: the header is trusted for this machine only.
 *
 * In      asked  the header of the request
 *         text   the environment's BOWLINE_HOST, for a demo on another host, `demo.example`
 * Out     host with its port; undefined where it cannot be known
 * Source  spec R-SIWX-26
 */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/** Returns the host; called for each request, so that one build serves everywhere. */
export function readOwnHost(
  asked: string | null,
  text: string | undefined = process.env.BOWLINE_HOST,
): string | undefined {
  if (text) return text
  return asked !== null && LOOPBACK.test(asked) ? asked : undefined
}
