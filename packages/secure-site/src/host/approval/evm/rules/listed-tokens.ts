/**
 * Contracts whose facts the frame states itself, so that no node can change the scale of an amount or pass off another contract as the
 * wrapped native token.
 *
 * Out     getListedToken     symbol and decimals of the most widely held tokens
 *         isWrappedCoin      whether `deposit` and `withdraw` of this contract wrap and unwrap the network's native token
 * Source  the issuers' and networks' own lists: Circle, "USDC contract addresses"; Tether, "Supported protocols"; MakerDAO's list of Dai;
 *         wbtc.network, "Smart contracts"; each network's predeploy or documentation for its wrapped native token
 */

type ListedToken = { readonly symbol: string; readonly decimals: number }

const OP_STACK = '0x4200000000000000000000000000000000000006'

/** Wrapped native tokens by chain id. */
const WRAPPED: ReadonlyMap<number, string> = new Map([
  [1, '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'],
  [10, OP_STACK],
  [56, '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c'],
  [100, '0xe91d153e0b41518a2ce8dd3d7944fa863463a97d'],
  [130, OP_STACK],
  [137, '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270'],
  [324, '0x5aea5775959fbc2557cc8789bc1bf90a239d9a91'],
  [8453, OP_STACK],
  [42161, '0x82af49447d8a07e3bd95bd0d56f35241523fbab1'],
  [43114, '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7'],
  [84532, OP_STACK],
  [7777777, OP_STACK],
  [11155420, OP_STACK],
])

const list = (
  symbol: string,
  decimals: number,
  at: Readonly<Record<number, string>>,
): readonly (readonly [string, ListedToken])[] =>
  Object.entries(at).map(([chainId, address]) => [`${chainId}:${address.toLowerCase()}`, { symbol, decimals }])

const LISTED: ReadonlyMap<string, ListedToken> = new Map([
  ...list('USDC', 6, {
    1: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    10: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
    137: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    324: '0x1d17CBcF0D6D143135aE902365D2E5e2A16538D4',
    8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    42161: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    42220: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C',
    43114: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
    84532: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    11155111: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
  }),
  ...list('USDT', 6, {
    1: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    10: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
    137: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
    324: '0x493257fD37EDB34451f62EDf8D2a0C418852bA4C',
    42161: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
    42220: '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
    43114: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
  }),
  ...list('USDC', 18, { 56: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d' }),
  ...list('USDT', 18, { 56: '0x55d398326f99059fF775485246999027B3197955' }),
  ...list('DAI', 18, {
    1: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    10: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
    137: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
    8453: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
    42161: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
  }),
  ...list('WBTC', 8, {
    1: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    10: '0x68f180fcCe6836688e9084f035309E29Bf0A2095',
    137: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6',
    42161: '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f',
  }),
])

/** Returns symbol and decimals of a listed token. Undefined for any other contract. */
export const getListedToken = (chainId: number, address: string): ListedToken | undefined =>
  LISTED.get(`${chainId}:${address.toLowerCase()}`)

/** Whether a contract is the network's wrapped native token. */
export const isWrappedCoin = (chainId: number, address: string): boolean =>
  WRAPPED.get(chainId) === address.toLowerCase()
