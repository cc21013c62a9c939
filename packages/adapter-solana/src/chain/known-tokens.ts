/**
 * Names of the most widely held tokens for balances read from nodes, which return none. Only mints that their issuer publishes.
 *
 * Source  named in the comment above each entry; spec R-ADPT-47
 */

/** Name and symbol by mint address. */
export const KNOWN_TOKENS: ReadonlyMap<string, { readonly name: string; readonly symbol: string }> = new Map([
  // Circle, "USDC contract addresses"; @web3icons/common (MIT)
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', { name: 'USD Coin', symbol: 'USDC' }],
  // the same source, devnet
  ['4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU', { name: 'USD Coin', symbol: 'USDC' }],
  // Circle, "EURC contract addresses"; @web3icons/common (MIT)
  ['HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr', { name: 'EURC', symbol: 'EURC' }],
  // Tether, "Supported protocols"; @web3icons/common (MIT)
  ['Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', { name: 'Tether USD', symbol: 'USDT' }],
  // SPL Token, the native mint
  ['So11111111111111111111111111111111111111112', { name: 'Wrapped SOL', symbol: 'WSOL' }],
])
