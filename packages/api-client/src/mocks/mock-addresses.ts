/** Where the fakes of all services are. */
export type MockAddresses = {
  readonly data: string
  readonly explorer: string
  readonly rpc: string
  readonly pay: string
}

/** Where the fakes of the services pretend to be unless told otherwise. */
export const MOCK_ADDRESSES: MockAddresses = {
  data: 'https://api.bowline.id',
  explorer: 'https://explorer.bowline.id',
  rpc: 'https://rpc.bowline.id',
  pay: 'https://pay.bowline.id',
}
