/**
 * The secure site that stands beside the demo, whose frame holds the embedded wallet.
 *
 * In      text  the environment's BOWLINE_SECURE_SITE, `http://frame.localhost:3010`
 * Out     its origin; undefined for a missing text and for one that is no address of a site
 */

/** Reads the origin; asked at each request, so that one build serves with and without a secure site. */
export function readSecureSite(text: string | undefined = process.env.BOWLINE_SECURE_SITE): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) ? origin : undefined
}
