'use client'

import { Notice } from '../../../components/notice.js'
import { useMessages } from '../../../kit/use-messages.js'
import { PayLink } from './pay-link.js'

/** Says that the page of a provider without status updates was opened, with its link. */
export function OpenedPage({ url, name }: { url: string; name: string }) {
  const { t } = useMessages()
  return (
    <div role="status" className="bl:flex bl:flex-col bl:gap-1">
      <Notice>{t('onramp.external')}</Notice>
      <PayLink url={url} name={name} />
    </div>
  )
}
