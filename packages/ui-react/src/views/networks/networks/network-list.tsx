'use client'

import { Row } from '../../../components/row.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { ScrollList } from '../../shared/list/scroll-list.js'
import { NetworkLogo } from './network-logo.js'
import type { NetworkRow } from './network-rows.js'

/** `disabled` disables the whole list while another action is pending. */
export type NetworkListProps = {
  rows: readonly NetworkRow[]
  onPick: (row: NetworkRow) => void
  disabled?: boolean
}

/** List of networks to switch to, in Networks and UnsupportedChain. A network the wallet does not support is disabled. */
export function NetworkList({ rows, onPick, disabled = false }: NetworkListProps) {
  const { t } = useMessages()
  return (
    <ScrollList label={t('networks.list')}>
      {rows.map((row) => (
        <li key={row.network.caipNetworkId}>
          <Row
            icon={<NetworkLogo network={row.network} />}
            title={<UntrustedText text={row.network.name} fallback={t('text.unknown-network')} />}
            hint={row.canSwitch ? undefined : t('networks.not-supported')}
            selected={row.isActive}
            disabled={disabled || !row.canSwitch}
            onClick={() => onPick(row)}
          />
        </li>
      ))}
    </ScrollList>
  )
}
