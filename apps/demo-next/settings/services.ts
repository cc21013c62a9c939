/** Service URLs of the demo; the page responds in their place. */
export const SERVICES = {
  data: 'https://api.bowline.id',
  explorer: 'https://explorer.bowline.id',
  rpc: 'https://rpc.bowline.id',
  pay: 'https://pay.bowline.id',
}
