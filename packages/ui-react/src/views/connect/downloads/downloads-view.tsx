'use client'

import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { DownloadRow } from './download-row.js'
import { PhoneStores } from './phone-stores.js'
import { useDownloadsView } from './use-downloads-view.js'

/** Links to install the chosen wallet; on a computer, also QR codes for the stores of phones. */
export function DownloadsView() {
  const { t, messages } = useMessages()
  const { image, here, phones, leave } = useDownloadsView()
  const wallet = (
    <UntrustedText text={image.name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
  )
  if (here.length + phones.length === 0) {
    return <StatusPlaceholder icon="wallet" title={t('downloads.none')} hint={t('downloads.none-hint')} />
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
        {here.map((download) => (
          <li key={download.kind}>
            <DownloadRow download={download} onLeave={leave} />
          </li>
        ))}
        {phones.length > 0 && (
          <li className="bl:pt-3">
            <PhoneStores phones={phones} onLeave={leave} />
          </li>
        )}
      </ul>
    </section>
  )
}
