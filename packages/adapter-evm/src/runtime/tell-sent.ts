/**
 * Tells what was sent through wagmi alone, so that it is followed as what the kit sends is; also once the kit was stopped, for the
 * next one to follow.
 *
 * In      what was sent, on a network of the app; on any other there is no balance of the kit that could change
 * Out     `sent`
 * Source  spec R-ADPT-09, R-ADPT-50, R-ACCT-155
 */
import type { AdapterContext, Network } from '@bowline/kit-core'
import { chainIdSchema } from './answers.js'
import { askWallet } from './ask-wallet.js'
import { callsFacts } from './calls-look.js'
import type { Sent } from './observe-sends.js'
import { FIRST_MEMO, writeMemo } from './sent-memo.js'

/** What telling needs. */
export type TellSentParts = Pick<AdapterContext, 'emit'> & {
  readonly networks: () => readonly Network[]
}

/** Makes what tells it. */
export function createTellSent({ emit, networks }: TellSentParts): (sent: Sent) => void {
  async function tell(sent: Sent): Promise<void> {
    const { connectorId, address } = sent
    const chainId = sent.chainId ?? (await askWallet(sent.provider, { method: 'eth_chainId' }, chainIdSchema))
    const network = networks().find(({ id }) => Number(id) === chainId)
    if (network === undefined) return
    const memo = address && writeMemo({ ...FIRST_MEMO, by: { connectorId, address } })
    const facts = 'hash' in sent ? { hash: sent.hash, ...(memo && { memo }) } : callsFacts(sent.callsId, connectorId)
    emit({ type: 'sent', sent: { caipNetworkId: network.caipNetworkId, address, ...facts } })
  }
  return (sent) => {
    tell(sent).catch(() => undefined)
  }
}
