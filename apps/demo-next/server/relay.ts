/**
 * The pairing relay that runs next to the demo.
 *
 * In      text  the environment's BOWLINE_RELAY, `ws://127.0.0.1:8787`
 * Out     its URL; undefined for a missing text and for one that is not a WebSocket URL
 */

/** Parses the URL; called for each request, so that one build serves with and without a relay. */
export function readRelayUrl(text: string | undefined = process.env.BOWLINE_RELAY): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined
  return /^wss?:$/.test(new URL(text).protocol) ? text : undefined
}
