/** Base URLs of the services that the kit calls. A service without a URL is disabled, and no request is sent to it. */
export type Endpoints = {
  /** Data service: balances, prices, history, names, swaps, on-ramp, smart sessions, supported chains. */
  readonly data?: string | undefined
  /** Explorer: wallet directory, images, remote configuration, allowed origins, analytics setting. */
  readonly explorer?: string | undefined
  /** JSON-RPC nodes of the chains that the data service supports, under one URL with the chain in the query. */
  readonly rpc?: string | undefined
  /** Pay service: payments from an exchange account. */
  readonly pay?: string | undefined
}
