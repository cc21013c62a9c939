'use client'

import { NetworkImage } from '../components/network-image.js'
import { useKitContext } from '../kit/kit-context.js'
import { getPageText } from '../kit/page-messages.js'
import type { BaseButtonProps, PageButtonState } from './page-button.js'
import type { ConnectionInfo } from './use-connection-state.js'
import { useModalOpener } from './use-modal-opener.js'

/** State of the network button: name and icon of the active network, or a text when none is known. Source: R-BTN-03. */
export function useNetworkButton(
  connection: ConnectionInfo,
  { namespace, label, disabled = false }: BaseButtonProps,
): PageButtonState {
  const { pageMessages } = useKitContext('NetworkButton')
  const { status } = connection
  const props = useModalOpener('Networks', { disabled, namespace })
  const network = 'network' in connection ? connection.network : undefined
  if (network === undefined) {
    const id = status === 'wrong-network' ? 'button.unknown-network' : 'button.select-network'
    const text = label ?? getPageText(pageMessages, id)
    return { status, props, label: text, variant: 'secondary', content: text }
  }
  return {
    status,
    props,
    label: label ?? getPageText(pageMessages, 'button.network', { name: network.name }),
    variant: 'secondary',
    icon: (
      <NetworkImage
        name={network.name}
        src={network.assets?.imageUrl}
        iconKeys={[`network:${network.caipNetworkId}`]}
        size="tiny"
      />
    ),
    content: label ?? <bdi translate="no">{network.name}</bdi>,
  }
}
