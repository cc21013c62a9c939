'use client'

import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { EmptyState } from '../../parts/empty-state.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { Icon } from '../../parts/icon.js'
import { Row } from '../../parts/row.js'
import { SafeImage } from '../../parts/safe-image.js'
import { WalletImage } from '../../parts/wallet-image.js'
import { IconTile } from '../connect/icon-tile.js'
import { useDownloadsView } from './use-downloads-view.js'

/** Where one wallet can be had. */
export function DownloadsView() {
  const { t, messages } = useMessages()
  const { image, downloads, leave } = useDownloadsView()
  const wallet = (
    <ForeignText text={image.name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
  )
  if (downloads.length === 0) {
    return <EmptyState icon="wallet" title={t('downloads.none')} hint={t('downloads.none-hint')} />
  }
  return (
    <section className="bl:flex bl:flex-col bl:gap-5 bl:pt-3">
      <div className="bl:flex bl:flex-col bl:items-center bl:gap-4 bl:text-center">
        <WalletImage {...image} size="large" />
        <div className="bl:flex bl:w-full bl:flex-col bl:items-center bl:gap-1">
          <h2 className="bl:max-w-full bl:text-16 bl:font-semibold bl:wrap-anywhere">
            <RichMessage messages={messages} id="downloads.get" values={{ wallet }} />
          </h2>
          <p className="bl:text-14 bl:text-balance bl:text-muted">{t('downloads.text')}</p>
        </div>
      </div>
      <ul className="bl:flex bl:flex-col bl:gap-2">
        {downloads.map(({ kind, href }) => (
          <li key={kind}>
            <Row
              href={href}
              icon={
                kind === 'homepage' ? (
                  <IconTile name="network" />
                ) : (
                  <SafeImage marks={[`store:${kind}`]} name={t(`downloads.${kind}`)} />
                )
              }
              title={t(`downloads.${kind}`)}
              trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
              onClick={leave}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
