import type { Settings } from './settings'

/** Service URLs of the demo; the page responds in their place. */
export const SERVICES = {
  data: 'https://api.bowline.id',
  explorer: 'https://explorer.bowline.id',
  rpc: 'https://rpc.bowline.id',
  pay: 'https://pay.bowline.id',
}

/** Services that a page's kit uses: with the sample account without a directory, so that the kit lists its built-in wallets. */
export function servicesOf({ sample }: Pick<Settings, 'sample'>) {
  const { explorer, ...others } = SERVICES
  return sample ? others : { ...others, explorer }
}
