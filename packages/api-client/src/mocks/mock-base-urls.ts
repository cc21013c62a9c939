/** Base URLs of the mock services. */
export type MockBaseUrls = {
  readonly data: string
  readonly explorer: string
  readonly rpc: string
  readonly pay: string
}

/** Default base URLs of the mock services, where MSW intercepts requests; no server runs there. */
export const MOCK_BASE_URLS: MockBaseUrls = {
  data: 'https://api.bowline.id',
  explorer: 'https://explorer.bowline.id',
  rpc: 'https://rpc.bowline.id',
  pay: 'https://pay.bowline.id',
}
