import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'

/**
 * The kit's id for the pairing connector of a host's configuration, unless the kit pairs through it. In wagmi that connector
 * and the kit's paired connectors share one id.
 */
export const HOST_PAIRED_ID = 'wagmi.walletConnect'

/** Marks a wagmi connector over a paired wallet of the kit, and holds the wallet's session. */
export class PairedConnectorTag {
  constructor(
    readonly session: PairedSession,
    /** Networks the wallet approves now. */
    readonly approved: () => readonly CaipNetworkId[],
    /** Makes one of the session's accounts active; undefined for the host's connector, which has no such choice. */
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
