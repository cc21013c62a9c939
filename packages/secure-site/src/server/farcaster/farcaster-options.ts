/** How Farcaster is asked. */
export type FarcasterOptions = {
  /** Base of a relay that speaks the protocol of Sign in with Farcaster: `https://relay.farcaster.xyz`. */
  readonly relayUrl: string
  /** Whether the address holds the Farcaster account: the relay's word alone is no proof. */
  readonly isCustody: (params: { fid: number; address: `0x${string}` }) => Promise<boolean>
}
