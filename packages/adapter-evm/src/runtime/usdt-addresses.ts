/**
 * USDT contracts whose `transfer` is encoded with an ABI of their own: no return value, other parameter names than ERC-20.
 *
 * Out     addresses in lower case
 * Source  spec R-SEND-20, R-SEND-21, R-CONST-43
 */
export const USDT_ADDRESSES: readonly string[] = [
  // Ethereum
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  // Polygon
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  // Avalanche
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  // Celo
  '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e',
  // BNB Smart Chain
  '0x55d398326f99059ff775485246999027b3197955',
  // Arbitrum
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  // Kava, of the Cosmos ecosystem
  '0x919c1c267bc06a7039e03fcc2ef738525769109c',
]
