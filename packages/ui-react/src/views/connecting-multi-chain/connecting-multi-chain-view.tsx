'use client'

import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { EmptyState } from '../../parts/empty-state.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { Icon } from '../../parts/icon.js'
import { Row } from '../../parts/row.js'
import { Tag } from '../../parts/tag.js'
import { WalletImage } from '../../parts/wallet-image.js'
import { FittedSection } from '../list/fitted-section.js'
import { ScrollList } from '../list/scroll-list.js'
import { FamilyName } from '../networks/family-name.js'
import { NetworkPicture } from '../networks/network-picture.js'
import { useConnectingMultiChainView } from './use-connecting-multi-chain-view.js'

/** One wallet, several namespaces: which one to connect. */
export function ConnectingMultiChainView() {
  const { t, messages } = useMessages()
  const { image, choices, isBusy } = useConnectingMultiChainView()
  const wallet = (
    <ForeignText text={image.name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
  )
  if (choices.length === 0) return <EmptyState icon="wallet" title={t('connect.none-found')} />
  return (
    <FittedSection aria-busy={isBusy}>
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
              icon={<NetworkPicture network={network} />}
              title={<FamilyName namespace={namespace} />}
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
    </FittedSection>
  )
}
