'use client'

import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { Tag } from '../../../components/tag.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { NamespaceName } from '../../networks/networks/namespace-name.js'
import { NetworkLogo } from '../../networks/networks/network-logo.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ScrollList } from '../../shared/list/scroll-list.js'
import { useConnectingMultiChainView } from './use-connecting-multi-chain-view.js'

/** Lets the user choose the namespace in which to connect a wallet that supports several. */
export function ConnectingMultiChainView() {
  const { t, messages } = useMessages()
  const { image, choices, isBusy } = useConnectingMultiChainView()
  const wallet = (
    <UntrustedText text={image.name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
  )
  if (choices.length === 0) return <StatusPlaceholder icon="wallet" title={t('connect.none-found')} />
  return (
    <FillHeightSection aria-busy={isBusy}>
      <div className="bl:flex bl:flex-col bl:items-center bl:gap-5 bl:pt-5 bl:pb-1 bl:text-center">
        <WalletImage {...image} size="large" />
        <h2 className="bl:max-w-full bl:text-16 bl:font-semibold bl:wrap-anywhere">
          <RichMessage messages={messages} id="connecting-multi-chain.choose" values={{ wallet }} />
        </h2>
      </div>
      <ScrollList label={t('connecting-multi-chain.list')}>
        {choices.map(({ namespace, network, isConnecting, isConnected, choose, prepare }) => (
          <li key={namespace}>
            <Row
              icon={<NetworkLogo network={network} />}
              title={<NamespaceName namespace={namespace} />}
              tag={isConnected ? <Tag>{t('connect.tag-connected')}</Tag> : undefined}
              trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
              loading={isConnecting}
              disabled={isBusy && !isConnecting}
              onClick={choose}
              onPointerEnter={prepare}
              onFocus={prepare}
            />
          </li>
        ))}
      </ScrollList>
    </FillHeightSection>
  )
}
