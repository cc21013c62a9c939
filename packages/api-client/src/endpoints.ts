/** Base URLs of the services. A service without a URL is disabled, and no request is sent to it. */
export type Endpoints = {
  /** Data service: balances, names, swaps, on-ramp, supported chains. */
  readonly data?: string | undefined
  /** Explorer: wallet directory, images, remote configuration, allowed origins. */
  readonly explorer?: string | undefined
  /** JSON-RPC of the chains that the data service supports. */
  readonly rpc?: string | undefined
  /** Pay service: exchanges for payments. */
  readonly pay?: string | undefined
}
