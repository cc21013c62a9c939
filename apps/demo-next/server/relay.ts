/**
 * The relay that stands beside the demo, over which wallets are paired.
 *
 * In      text  the environment's BOWLINE_RELAY, `ws://127.0.0.1:8787`
 * Out     its address; undefined for a missing text and for one that is no address of a WebSocket
 */

/** Reads the address; asked at each request, so that one build serves with and without a relay. */
export function readRelayUrl(text: string | undefined = process.env.BOWLINE_RELAY): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined
  return /^wss?:$/.test(new URL(text).protocol) ? text : undefined
}
