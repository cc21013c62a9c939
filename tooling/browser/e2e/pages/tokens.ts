/** The tokens on the local chains, read directly. */
import { address, createSolanaRpc } from '@solana/kit'
import { type Address, erc20Abi, getAddress } from 'viem'
import { reader } from './chains.js'
import { solanaUrl } from './other-chains.js'

/** Tokens of Ethereum that the data service lists. */
export const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
export const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'

/** The balance of a token on Ethereum, in base units. */
export async function tokensOf(token: Address, holder: string): Promise<bigint> {
  const read = { abi: erc20Abi, address: token, functionName: 'balanceOf', args: [getAddress(holder)] } as const
  return reader('mainnet').readContract(read)
}

/** The balance of a token on Solana, in base units. */
export async function splTokensOf(mint: string, holder: string): Promise<bigint> {
  const rpc = createSolanaRpc(solanaUrl())
  const filter = { mint: address(mint) }
  const { value } = await rpc.getTokenAccountsByOwner(address(holder), filter, { encoding: 'jsonParsed' }).send()
  return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
}
