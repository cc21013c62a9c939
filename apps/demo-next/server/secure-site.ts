/**
 * The secure site that runs next to the demo, with the embedded wallet's frame.
 *
 * In      text  the environment's BOWLINE_SECURE_SITE, `http://frame.localhost:3010`
 * Out     its origin; undefined for a missing text and for one that is not a site URL
 */

/** Parses the origin; called for each request, so that one build serves with and without a secure site. */
export function readSecureSite(text: string | undefined = process.env.BOWLINE_SECURE_SITE): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) ? origin : undefined
}
