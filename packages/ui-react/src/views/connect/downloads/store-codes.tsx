'use client'

import { useState } from 'react'
import type { QrCode as QrCodePart } from '../../../components/qr-code.js'
import { Tabs } from '../../../components/tabs.js'
import { useMessages } from '../../../kit/use-messages.js'
import { DownloadRow } from './download-row.js'
import { useDownloadsView } from './use-downloads-view.js'

/** Tabs in Downloads, on a computer: a QR code for each phone store, and a link to the same page. */
export function StoreCodes({ QrCode }: { QrCode: typeof QrCodePart }) {
  const { t } = useMessages()
  const { image, phones, leave } = useDownloadsView()
  const [shown, setShown] = useState(phones[0]?.kind ?? '')
  return (
    <div className="bl:flex bl:flex-col bl:gap-4">
      <p className="bl:text-center bl:text-14 bl:text-balance bl:text-muted">{t('downloads.scan')}</p>
      <Tabs
        label={t('downloads.stores')}
        value={shown}
        onValueChange={setShown}
        items={phones.map((download) => ({
          value: download.kind,
          label: t(`downloads.${download.kind}`),
          panel: (
            <div className="bl:flex bl:flex-col bl:gap-4">
              <QrCode
                text={download.href}
                label={t('downloads.code', { store: t(`downloads.${download.kind}`) })}
                logo={image}
                className="bl:max-w-50"
              />
              <DownloadRow download={download} onLeave={leave} />
            </div>
          ),
        }))}
      />
    </div>
  )
}
