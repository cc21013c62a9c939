/**
 * The most widely held tokens by network. Without a service that lists an account's tokens, the kit reads these from the chain.
 * Their contracts also count as mistaken recipients of a transfer.
 * Only networks of `@bowline/kit-core/networks` are listed, and only contracts that their issuer or the network itself names.
 *
 * Out     EIP-55 checksum addresses. Decimals are fixed here, so that no node can change the scale of an amount
 * Source  in each group; spec R-ADPT-45
 */
import type { Address } from 'viem'

/** A token whose balance is read from the chain. */
export type KnownToken = {
  readonly address: Address
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

type Group = Omit<KnownToken, 'address'> & { readonly at: Readonly<Record<number, Address>> }

const GROUPS: readonly Group[] = [
  {
    // Circle, "USDC contract addresses"; viem/tokens (MIT)
    ...{ symbol: 'USDC', name: 'USD Coin', decimals: 6 },
    at: {
      1: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      10: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
      137: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      300: '0xAe045DE5638162fa134807Cb558E15A3F5A7F853',
      324: '0x1d17CBcF0D6D143135aE902365D2E5e2A16538D4',
      8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      42161: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
      42220: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C',
      43113: '0x5425890298aed601595a70AB815c96711a31Bc65',
      43114: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
      80002: '0x41E94Eb019C0762f9Bfcf9Fb1E58725BfB0e7582',
      84532: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
      421614: '0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d',
      11142220: '0x01C5C0122039549AD1493B8220cABEdD739BC44E',
      11155111: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
      11155420: '0x5fd84259d66Cd46123540766Be93DFE6D43130D7',
    },
  },
  {
    // Circle, "Bridged USDC"; Aave's address book (MIT)
    ...{ symbol: 'USDC.e', name: 'Bridged USDC', decimals: 6 },
    at: {
      10: '0x7F5c764cBc14f9669B88837ca1490cCa17c31607',
      100: '0x2a22f9c3b484c3629090FeED35F17Ff8F88f76F0',
      137: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
      42161: '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8',
    },
  },
  {
    // Tether, "Supported protocols", and USDT0's own list of deployments; Aave's address book (MIT)
    ...{ symbol: 'USDT', name: 'Tether USD', decimals: 6 },
    at: {
      1: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      10: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
      137: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
      324: '0x493257fD37EDB34451f62EDf8D2a0C418852bA4C',
      42161: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
      42220: '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
      43114: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
    },
  },
  {
    // BNB Chain, "Binance-Peg tokens", also for the three below; Aave's address book (MIT)
    ...{ symbol: 'USDC', name: 'Binance-Peg USD Coin', decimals: 18 },
    at: { 56: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d' },
  },
  {
    ...{ symbol: 'USDT', name: 'Binance-Peg Tether USD', decimals: 18 },
    at: { 56: '0x55d398326f99059fF775485246999027B3197955' },
  },
  {
    ...{ symbol: 'ETH', name: 'Binance-Peg Ether', decimals: 18 },
    at: { 56: '0x2170Ed0880ac9A755fd29B2688956BD959F933F8' },
  },
  {
    ...{ symbol: 'BTCB', name: 'Binance-Peg BTC', decimals: 18 },
    at: { 56: '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c' },
  },
  {
    // MakerDAO's list of Dai by network; @web3icons/common (MIT)
    ...{ symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18 },
    at: {
      1: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      10: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
      56: '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3',
      137: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
      324: '0x4B9eb6c0b6ea15176BBF62841C6B2A8a398cb656',
      8453: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
      42161: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
      43114: '0xd586E7F844cEa2F87f50152665BCbc2C279D8d70',
      1313161554: '0xe3520349F477A5F6EB06107066048508498A291b',
    },
  },
  {
    // each network's own bridge or predeploy; Aave's address book (MIT)
    ...{ symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
    at: {
      1: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      10: '0x4200000000000000000000000000000000000006',
      100: '0x6A023CCd1ff6F2045C3309768eAd9E68F978f6e1',
      137: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
      324: '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91',
      8453: '0x4200000000000000000000000000000000000006',
      42161: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
      42220: '0xD221812de1BD094f35587EE8E174B07B6167D9Af',
      43114: '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB',
      84532: '0x4200000000000000000000000000000000000006',
      7777777: '0x4200000000000000000000000000000000000006',
      999999999: '0x4200000000000000000000000000000000000006',
      11155420: '0x4200000000000000000000000000000000000006',
    },
  },
  {
    // wbtc.network, "Smart contracts"; @web3icons/common (MIT)
    ...{ symbol: 'WBTC', name: 'Wrapped BTC', decimals: 8 },
    at: {
      1: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
      10: '0x68f180fcCe6836688e9084f035309E29Bf0A2095',
      100: '0x8e5bBbb09Ed1ebdE8674Cda39A0c169401db4252',
      137: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6',
      324: '0xBBeB516fb02a01611cBBE0453Fe3c580D7281011',
      42161: '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f',
      43114: '0x50b7545627a5162F82A992c33b87aDc75187B218',
      1313161554: '0xF4eB217Ba2454613b15dBdea6e5f22276410e89e',
    },
  },
  {
    // Coinbase, "cbBTC"; Aave's address book (MIT)
    ...{ symbol: 'cbBTC', name: 'Coinbase Wrapped BTC', decimals: 8 },
    at: {
      1: '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf',
      8453: '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf',
      42161: '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf',
    },
  },
  {
    // Ava Labs, "Core bridge"; Aave's address book (MIT)
    ...{ symbol: 'BTC.b', name: 'Bitcoin', decimals: 8 },
    at: { 43114: '0x152b9d0FdC40C096757F570A51E494bd4b943E50' },
  },
  {
    // Circle, "EURC contract addresses"; viem/tokens (MIT)
    ...{ symbol: 'EURC', name: 'EURC', decimals: 6 },
    at: {
      1: '0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c',
      8453: '0x60a3E35Cc302bFA44Cb288Bc5a4F316Fdb1adb42',
      43114: '0xC891EB4cbdEFf6e073e859e987815Ed1505c2ACD',
    },
  },
  {
    // Monerium, "Tokens"; Aave's address book (MIT)
    ...{ symbol: 'EURe', name: 'Monerium EUR emoney', decimals: 18 },
    at: { 100: '0xcB444e90D8198415266c6a2724b7900fb12FC56E' },
  },
  {
    // Mento, "Deployments"; Aave's address book (MIT)
    ...{ symbol: 'USDm', name: 'Mento Dollar', decimals: 18 },
    at: { 42220: '0x765DE816845861e75A25fCA122bb6898B8B1282a' },
  },
]

/** The known tokens of a network; empty for a network that is not listed. */
export function getKnownTokens(chainId: number): readonly KnownToken[] {
  return GROUPS.flatMap(({ at, ...token }) => {
    const address = at[chainId]
    return address === undefined ? [] : [{ ...token, address }]
  })
}
