'use client'

import { Skeleton } from '../../../components/skeleton.js'
import { createComponentLoader } from '../../../kit/component-loader.js'
import { useComponent } from '../../../kit/use-component.js'
import { DownloadRow } from './download-row.js'
import type { Download } from './list-downloads.js'
import { StoreCodes } from './store-codes.js'

/** Loader of `StoreCodes`, with the QR code component that pairing also uses. */
export const STORE_CODES = createComponentLoader({
  storeCodes: {
    async load() {
      const { QrCode } = await import('../../../components/qr-code.js')
      return { storeCodes: () => <StoreCodes QrCode={QrCode} /> }
    },
    texts: ['wallets'],
  },
})

/** Phone stores in Downloads on a computer: QR codes to scan, or only links when `StoreCodes` cannot be loaded. */
export function PhoneStores({ phones, onLeave }: { phones: readonly Download[]; onLeave: () => void }) {
  const { View: Codes, hasFailed } = useComponent('storeCodes', STORE_CODES)
  if (Codes !== undefined) return <Codes />
  if (!hasFailed) return <Skeleton className="bl:h-80 bl:w-full bl:rounded-row" />
  return (
    <div className="bl:flex bl:flex-col bl:gap-2">
      {phones.map((download) => (
        <DownloadRow key={download.kind} download={download} onLeave={onLeave} />
      ))}
    </div>
  )
}
