/** Configuration of login with Farcaster, for the server option `farcaster`. */
export type FarcasterOptions = {
  /** Base URL of a relay for Sign in with Farcaster, such as `https://relay.farcaster.xyz`. */
  readonly relayUrl: string
  /** Whether the address owns the Farcaster account `fid`. The relay's statement alone is no proof. */
  readonly isCustody: (params: { fid: number; address: `0x${string}` }) => Promise<boolean>
  /**
   * Sends a message that only the Farcaster account can read: the link that ties its approval to a browser. Required with
   * `login: 'window'`; `createDirectCasts` sends one with Farcaster's own client.
   */
  readonly sendMessage?: (params: { fid: number; text: string }) => Promise<void>
}
