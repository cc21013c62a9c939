'use client'

import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Icon } from '../../../components/icon.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { NetworkList } from '../networks/network-list.js'
import { useUnsupportedChainView } from './use-unsupported-chain-view.js'

/**
 * Shown when the wallet is on a network that the app does not list, or when the user wants to swap on a network without swaps.
 * Offers other networks; on an unlisted network also to disconnect, since it cannot be closed otherwise.
 */
export function UnsupportedChainView() {
  const { t, errorText } = useMessages()
  const { isForSwap, rows, pick, error, disconnect, isLeaving } = useUnsupportedChainView()
  return (
    <FillHeightSection aria-busy={isLeaving}>
      <p className="bl:px-2 bl:text-center bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
        {t(isForSwap ? 'unsupported-chain.text-swap' : 'unsupported-chain.text')}
      </p>
      {rows.length > 0 ? (
        <NetworkList rows={rows} onPick={pick} disabled={isLeaving} />
      ) : (
        <StatusPlaceholder icon="network" title={t('networks.empty')} />
      )}
      {error !== undefined && (
        <ErrorLine>
          <bdi>{errorText(error)}</bdi>
        </ErrorLine>
      )}
      {!isForSwap && (
        <Button
          variant="quiet"
          icon={<Icon name="disconnect" className="bl:size-5" />}
          loading={isLeaving}
          onClick={disconnect}
        >
          {isLeaving ? t('unsupported-chain.disconnecting') : t('unsupported-chain.disconnect')}
        </Button>
      )}
    </FillHeightSection>
  )
}
