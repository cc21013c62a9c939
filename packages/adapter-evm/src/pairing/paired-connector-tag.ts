import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'

/** The kit's id for a pairing connector of the host's own configuration. In wagmi it has the id of the kit's own. */
export const HOST_PAIRED_ID = 'wagmi.walletConnect'

/** Marks a connector over a paired wallet, and holds its session. */
export class PairedConnectorTag {
  constructor(
    readonly session: PairedSession,
    /** Networks the wallet approves now. */
    readonly approved: () => readonly CaipNetworkId[],
    /** Makes one of its accounts the active one; undefined for the host's connector, which has no such choice. */
    readonly use?: (address: string) => void,
  ) {}
}

/** Tags of host connectors whose session the kit adopted. They belong to the host, so the kit adds no property to them. */
const hosts = new WeakMap<object, PairedConnectorTag>()

/** Sets or removes the tag of a host connector. */
export function tagHostConnector(connector: object, mark: PairedConnectorTag | undefined): void {
  if (mark) hosts.set(connector, mark)
  else hosts.delete(connector)
}

/** The tag of a wagmi connector; undefined without a paired session of the kit. */
export function getPairedTag(connector: unknown): PairedConnectorTag | undefined {
  const mark = safeGet(connector, 'paired')
  if (mark instanceof PairedConnectorTag) return mark
  return typeof connector === 'object' && connector !== null ? hosts.get(connector) : undefined
}
