'use client'

import { showToast } from '@bowline/kit-core/actions'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { type CopyState, useCopy } from '../../../components/use-copy.js'
import { useKit } from '../../../kit/use-kit.js'
import { useMessages } from '../../../kit/use-messages.js'

const STATE_ICON: Record<CopyState, 'copy' | 'check' | 'error'> = { rest: 'copy', copied: 'check', failed: 'error' }

/** Button that copies the URI of a pairing or a Farcaster login and shows a toast with the result. Disabled without a URI. */
export function CopyLinkButton({ uri }: { uri: string | undefined }) {
  const kit = useKit()
  const { t } = useMessages()
  const { state, copy } = useCopy()
  const press = async () => {
    if (uri === undefined) return
    const isCopied = await copy(uri)
    if (isCopied) showToast(kit, { message: t('copy.link-copied'), variant: 'success' })
    else showToast(kit, { message: t('copy.failed'), variant: 'error' })
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name={STATE_ICON[state]} className="bl:size-4.5" />}
      disabled={uri === undefined}
      onClick={press}
      data-state={state}
      className="bl:self-center"
    >
      {t('copy.link')}
    </Button>
  )
}
