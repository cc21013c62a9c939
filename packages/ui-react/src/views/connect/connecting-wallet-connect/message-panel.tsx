'use client'

import type { ReactNode } from 'react'
import { WalletImage } from '../../../components/wallet-image.js'
import type { ResolvedImage } from '../../../kit/use-resolved-image.js'

/** `action` is one button at most. */
export type MessagePanelProps = {
  image: ResolvedImage & { readonly name: string }
  title: ReactNode
  hint: string
  action?: ReactNode
}

/** Panel without a pairing: says that the wallet is in this browser (`action` connects it), or that it was not detected. */
export function MessagePanel({ image, title, hint, action }: MessagePanelProps) {
  return (
    <div className="bl:flex bl:flex-col bl:items-stretch bl:gap-5 bl:pt-5">
      <WalletImage {...image} size="large" className="bl:self-center" />
      <div className="bl:flex bl:flex-col bl:items-center bl:gap-1 bl:text-center">
        <h2 className="bl:max-w-full bl:text-16 bl:font-semibold bl:wrap-anywhere">{title}</h2>
        <p className="bl:max-w-full bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">{hint}</p>
      </div>
      {action}
    </div>
  )
}
