/** Symbols of the well-known tokens that the swap suggests, best known first. Source: spec R-SWAP-07. */
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

/** Maximum number of tokens in the state that are marked as suggested. The view has its own, smaller maximum. */
export const MAX_SUGGESTED = 8
