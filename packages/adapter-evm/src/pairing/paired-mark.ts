import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { readKey } from '@bowline/kit-core/adapter'

/** What the kit calls a pairing connector of the host's own configuration, which has the same id in wagmi. */
export const HOST_PAIRED_ID = 'wagmi.walletConnect'

/** What tells the kit's own paired connector from one of the host's configuration. */
export class PairedMark {
  constructor(
    readonly session: PairedSession,
    /** Networks the wallet approves now. */
    readonly approved: () => readonly CaipNetworkId[],
    /** Makes one of its accounts the one in use. */
    readonly use: (address: string) => void,
  ) {}
}

/** The mark of a wagmi connector; undefined for one that the kit did not make over a paired wallet. */
export function readPairedMark(connector: unknown): PairedMark | undefined {
  const mark = readKey(connector, 'paired')
  return mark instanceof PairedMark ? mark : undefined
}
