'use client'

import { useState } from 'react'
import { Button } from '../../../components/button.js'
import { CopyButton } from '../../../components/copy-button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { ExternalLink } from '../../../components/external-link.js'
import { Icon } from '../../../components/icon.js'
import { useMessages } from '../../../kit/use-messages.js'

/** `url` is the page to pay at, `name` the name of its provider. */
export type PayLinkProps = { url: string | undefined; name: string }

/** Link to the provider's payment page, to open again or to copy. Without `url`, a button that says the link is missing. */
export function PayLink({ url, name }: PayLinkProps) {
  const { t } = useMessages()
  const [isMissing, setMissing] = useState(false)
  const icon = <Icon name="copy" className="bl:size-4.5" />
  if (url === undefined) {
    return (
      <>
        <Button variant="quiet" size="small" icon={icon} onClick={() => setMissing(true)}>
          {t('copy.link')}
        </Button>
        {isMissing && <ErrorLine>{t('onramp.no-link')}</ErrorLine>}
      </>
    )
  }
  return (
    <div className="bl:flex bl:flex-wrap bl:items-center bl:justify-center bl:gap-x-4 bl:gap-y-1 bl:text-14">
      <ExternalLink href={url} className="bl:py-2">
        {t('onramp.open-again', { name })}
      </ExternalLink>
      <CopyButton
        text={url}
        labels={{ copy: t('copy.link'), copied: t('copy.link-copied'), failed: t('copy.failed') }}
      />
    </div>
  )
}
