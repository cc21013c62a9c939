import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'

/** What the kit calls a pairing connector of the host's own configuration, which has the same id in wagmi. */
export const HOST_PAIRED_ID = 'wagmi.walletConnect'

/** What a connector over a paired wallet is known by. */
export class PairedConnectorTag {
  constructor(
    readonly session: PairedSession,
    /** Networks the wallet approves now. */
    readonly approved: () => readonly CaipNetworkId[],
    /** Makes one of its accounts the one in use; absent where the connector is the host's, which knows of no such choice. */
    readonly use?: (address: string) => void,
  ) {}
}

/** Connectors of the host's that the kit took a session up by. They are the host's, so nothing is written on them. */
const hosts = new WeakMap<object, PairedConnectorTag>()

/** Marks a connector of the host's. */
export function tagHostConnector(connector: object, mark: PairedConnectorTag | undefined): void {
  if (mark) hosts.set(connector, mark)
  else hosts.delete(connector)
}

/** The mark of a wagmi connector; undefined for one that stands on no paired session of the kit. */
export function getPairedTag(connector: unknown): PairedConnectorTag | undefined {
  const mark = safeGet(connector, 'paired')
  if (mark instanceof PairedConnectorTag) return mark
  return typeof connector === 'object' && connector !== null ? hosts.get(connector) : undefined
}
