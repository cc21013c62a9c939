/** Service URLs of the app; the tests respond in their place. */
export const SERVICES = {
  data: 'https://api.bowline.id',
  explorer: 'https://explorer.bowline.id',
  rpc: 'https://rpc.bowline.id',
  pay: 'https://pay.bowline.id',
}
