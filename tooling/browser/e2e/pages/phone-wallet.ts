/** A real wallet on the other side of the relay: it approves what the test says, and signs with the keys of the local chains. */
import type { PairedRequestLogEntry } from '@bowline/kit-core/testing'
import type { PairedGrant } from '@bowline/kit-core/testing/paired'
import { serverAddresses } from '../../servers.mjs'
import { CHAINS, FIRST_ADDRESS, OTHER_ADDRESS } from './chains.js'

/** The wallet's name. */
export const PHONE_WALLET = 'Harbour Phone'

/** One account on one chain. */
export const ONE_ACCOUNT = { eip155: { accounts: [`eip155:1:${FIRST_ADDRESS}`] } }

/** Two accounts, on two chains each. */
export const TWO_BY_TWO: Readonly<Record<'eip155', PairedGrant>> = {
  eip155: {
    accounts: Object.values(CHAINS).flatMap(({ id }) =>
      [FIRST_ADDRESS, OTHER_ADDRESS].map((address) => `eip155:${id}:${address}`),
    ),
  },
}

/** Responds like the local chain, which has the keys. */
export async function answerByChain({ caipNetworkId, method, params }: PairedRequestLogEntry): Promise<unknown> {
  const chain = serverAddresses().chains.find((one) => one.caipNetworkId === caipNetworkId)
  if (chain === undefined) throw new Error(`No chain ${caipNetworkId} runs`)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const answer: unknown = await response.json()
  if (!(answer instanceof Object) || !('result' in answer)) throw new Error(`${method}: ${JSON.stringify(answer)}`)
  return answer.result
}
