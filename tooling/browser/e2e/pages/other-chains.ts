/** The Solana and the Bitcoin chain of the test's worker, called directly. */
import { address, createSolanaRpc } from '@solana/kit'
import { serverAddresses } from '../../servers.mjs'

/** The first address of each wallet, and the addresses to which the dApp sends. */
export const SOLANA_ADDRESS = 'F25s3DdjXdCxYBhh2z8FBusVEMT4b9bGNFVKJi3wFoF4'
export const OTHER_SOLANA_ADDRESS = 'Bow1CGKGDB9mNxeWdw85E2aCthQ1oZX4oFEe7fYT17ew'
export const BITCOIN_ADDRESS = 'bc1ql3e9pgs3mmwuwrh95fecme0s0qtn2880lsvsd5'
export const MULTI_ADDRESSES = {
  evm: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  solana: '2btLJAAb1S3x6hZYdVyAePjqtQYi2ZBSRGy4569RZu8h',
  bitcoin: 'bc1q80pg6mvjmyrnld0r4h6gz7274azxhnhdp352yx',
} as const
export const SOLANA_RECIPIENT = '4So8kA2BCfQD4zhvfYVqhWiyrXBgRPNRuoicJdh9G36c'
const BITCOIN_RECIPIENT = 'bc1q6tvhjq0thwhe0wl8c7kyrjjhsfzd259zearaf9'

/** The balance of an address on Solana, in lamports. */
export async function lamportsOf(who: string = SOLANA_RECIPIENT): Promise<bigint> {
  return (await createSolanaRpc(urlOf('solana:')).getBalance(address(who)).send()).value
}

/** The balance of an address on Bitcoin, including unconfirmed transactions, in sats. */
export async function satsOf(who: string = BITCOIN_RECIPIENT): Promise<bigint> {
  const response = await fetch(`${urlOf('bip122:')}/address/${who}`)
  const { chain_stats: mined, mempool_stats: waiting } = await response.json()
  return [mined, waiting].reduce((sum, stats) => sum + BigInt(stats.funded_txo_sum) - BigInt(stats.spent_txo_sum), 0n)
}

/** The RPC address of the Solana chain. */
export const solanaUrl = () => urlOf('solana:')

function urlOf(namespace: string): string {
  const found = serverAddresses().chains.find(({ caipNetworkId }) => caipNetworkId.startsWith(namespace))
  if (found === undefined) throw new Error(`No chain of ${namespace} runs`)
  return found.url
}
