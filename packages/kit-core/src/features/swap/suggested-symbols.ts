/** Symbols of tokens that are suggested where a network has them, in this order. Source: spec R-SWAP-07. */
export const SUGGESTED_SYMBOLS: readonly string[] = [
  'ETH',
  'BNB',
  'POL',
  'AVAX',
  'XDAI',
  'FTM',
  'KLAY',
  'USDC',
  'USDT',
  'DAI',
  'WBTC',
  'WETH',
  'ARB',
  'OP',
  'LINK',
  'UNI',
  'AAVE',
  'CRV',
  'ENS',
  'GNO',
]

/** How many are suggested. */
export const MAX_SUGGESTED = 8
