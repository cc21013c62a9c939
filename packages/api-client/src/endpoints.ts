/** The base addresses of the services. One that is absent is not there: nothing is asked of it. */
export type Endpoints = {
  /** Balances, names, swaps, on-ramp, supported chains. */
  readonly data?: string | undefined
  /** Wallet listing, images, remote configuration, allowed origins. */
  readonly explorer?: string | undefined
  /** JSON-RPC of the chains the data service supports. */
  readonly rpc?: string | undefined
  /** Exchanges that payments can be made with. */
  readonly pay?: string | undefined
}
