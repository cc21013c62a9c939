/** Symbols of suggested tokens, in this order, if the network has them. Source: spec R-SWAP-07. */
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

/** Maximum number of tokens marked as suggested. The list of tokens shows fewer. */
export const MAX_SUGGESTED = 8
