'use client'

import { useMessages } from '../../kit/use-messages.js'
import { Button } from '../../parts/button.js'
import { ErrorLine } from '../../parts/error-line.js'
import { Icon } from '../../parts/icon.js'
import { FittedSection } from '../list/fitted-section.js'
import { NetworkList } from '../networks/network-list.js'
import { useUnsupportedChainView } from './use-unsupported-chain-view.js'

/** The wallet is on a network the app does not list. */
export function UnsupportedChainView() {
  const { t, errorText } = useMessages()
  const { rows, pick, error, disconnect, isLeaving } = useUnsupportedChainView()
  return (
    <FittedSection aria-busy={isLeaving}>
      <p className="bl:px-2 bl:text-center bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
        {t('unsupported-chain.text')}
      </p>
      <NetworkList rows={rows} onPick={pick} disabled={isLeaving} />
      {error !== undefined && (
        <ErrorLine>
          <bdi>{errorText(error)}</bdi>
        </ErrorLine>
      )}
      <Button
        variant="quiet"
        icon={<Icon name="disconnect" className="bl:size-5" />}
        loading={isLeaving}
        onClick={disconnect}
      >
        {isLeaving ? t('unsupported-chain.disconnecting') : t('unsupported-chain.disconnect')}
      </Button>
    </FittedSection>
  )
}
