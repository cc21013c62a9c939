'use client'

import type { ReactNode } from 'react'
import { Button } from '../../../components/button.js'
import { WalletImage, type WalletImageState } from '../../../components/wallet-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import type { ResolvedImage } from '../../../kit/use-resolved-image.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { RequestStatus } from '../../shared/request/request-status.js'
import { CopyLinkButton } from '../pairing/copy-link-button.js'
import type { LinkStage } from './use-wallet-link.js'

/** `name` is the wallet's name as an element; `hasLink`: there is a pairing whose URI can be copied. */
export type LinkPanelProps = {
  platform: 'mobile' | 'web' | 'desktop'
  image: ResolvedImage & { readonly name: string }
  name: ReactNode
  stage: LinkStage
  onOpen: () => void
  uri: string | undefined
  hasLink: boolean
}

const IMAGE_STATE: Record<LinkStage, WalletImageState> = {
  loading: 'connecting',
  ready: 'rest',
  waiting: 'connecting',
  failed: 'error',
}

/** Panel that opens the wallet by its link: a mobile app, a desktop app or a web page. Offers to copy the pairing URI. */
export function LinkPanel({ platform, image, name, stage, onOpen, uri, hasLink }: LinkPanelProps) {
  const { t, messages } = useMessages()
  const hasFailed = stage === 'failed'
  const hint = {
    loading: t('pairing.link-loading'),
    ready: t(`pairing.${platform}-hint`),
    waiting: t('connecting.continue-hint'),
    failed: t('pairing.open-failed-hint'),
  }[stage]
  return (
    <div className="bl:flex bl:flex-col bl:gap-2">
      <RequestStatus
        image={
          <WalletImage
            {...image}
            size="large"
            state={IMAGE_STATE[stage]}
            className={stage === 'ready' ? 'bl:m-2' : undefined}
          />
        }
        title={
          <RichMessage
            messages={messages}
            id={hasFailed ? 'pairing.open-failed' : 'connecting.continue'}
            values={{ wallet: name }}
          />
        }
        hint={hint}
        busy={stage === 'loading' || stage === 'waiting'}
        retryLabel={t('connecting.try-again')}
        onRetry={hasFailed ? onOpen : undefined}
      />
      {!hasFailed && (
        <div data-part="footer" className="bl:mb-0! bl:pb-0!">
          <Button
            variant={stage === 'waiting' ? 'secondary' : 'primary'}
            loading={stage === 'loading'}
            onClick={onOpen}
          >
            {stage === 'waiting' ? t('pairing.open-again') : t('pairing.open')}
          </Button>
        </div>
      )}
      {hasLink && <CopyLinkButton uri={uri} />}
    </div>
  )
}
