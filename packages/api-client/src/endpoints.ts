/** The base addresses of the services. */
export type Endpoints = {
  /** Balances, names, swaps, on-ramp, supported chains. */
  readonly data: string
  /** Wallet listing, images, remote configuration, allowed origins. */
  readonly explorer: string
  /** JSON-RPC of the chains the data service supports. */
  readonly rpc: string
  /** Exchanges that payments can be made with. */
  readonly pay: string
}

/** Where the services are unless the app says otherwise. */
export const DEFAULT_ENDPOINTS: Endpoints = {
  data: 'https://api.bowline.id',
  explorer: 'https://explorer.bowline.id',
  rpc: 'https://rpc.bowline.id',
  pay: 'https://pay.bowline.id',
}
