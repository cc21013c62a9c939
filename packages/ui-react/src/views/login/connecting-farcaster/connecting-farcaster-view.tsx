'use client'

import { Icon } from '../../../components/icon.js'
import { QrCode } from '../../../components/qr-code.js'
import { RequestRing } from '../../../components/request-ring.js'
import { Row } from '../../../components/row.js'
import { useMessages } from '../../../kit/use-messages.js'
import { CopyLinkButton } from '../../connect/pairing/copy-link-button.js'
import { RequestStatus } from '../../shared/request/request-status.js'
import { SocialDisc } from '../methods/social-disc.js'
import { SocialIcon } from '../methods/social-icon.js'
import { useConnectingFarcasterView } from './use-connecting-farcaster-view.js'

const FARCASTER = { iconKeys: ['social:farcaster'], name: 'Farcaster' } as const

/** Login with Farcaster: a QR code to scan, or a link on a phone; then the progress and the result. */
export function ConnectingFarcasterView() {
  const { t } = useMessages()
  const { stage, url, isPhone, error, retry } = useConnectingFarcasterView()
  if (!isPhone && (stage === 'loading' || stage === 'shown')) return <FarcasterCode url={url} stage={stage} />
  const texts = {
    loading: { title: t('farcaster.loading'), hint: '' },
    shown: { title: t('farcaster.open'), hint: t('farcaster.open-hint') },
    retrieving: { title: t('farcaster.retrieving'), hint: '' },
    failed: { title: t('farcaster.failed'), hint: <bdi>{error}</bdi> },
    done: { title: t('social.connected'), hint: '' },
  }[stage]
  const ring = stage === 'failed' ? 'error' : stage === 'done' ? 'success' : 'connecting'
  return (
    <div className="bl:flex bl:flex-col bl:gap-3">
      <RequestStatus
        {...texts}
        image={
          <RequestRing data-part="social-ring" state={ring} shape="round">
            <span className="bl:flex bl:size-19 bl:items-center bl:justify-center bl:rounded-full bl:bg-surface-hover">
              <SocialIcon name="farcaster" className="bl:size-9" />
            </span>
          </RequestRing>
        }
        busy={ring === 'connecting'}
        retryLabel={t('social.try-again')}
        onRetry={retry}
      />
      {stage === 'shown' && url !== undefined && (
        <>
          <Row
            href={url}
            icon={<SocialDisc name="farcaster" />}
            title={t('farcaster.open')}
            trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
          />
          <CopyLinkButton uri={url} />
        </>
      )}
    </div>
  )
}

function FarcasterCode({ url, stage }: { url: string | undefined; stage: 'loading' | 'shown' }) {
  const { t } = useMessages()
  return (
    <section className="bl:flex bl:flex-col bl:gap-3">
      <QrCode text={url} label={t('farcaster.qr-label')} logo={FARCASTER} aria-busy={stage === 'loading'} />
      <p role="status" className="bl:text-center bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
        {stage === 'loading' ? t('farcaster.loading') : t('farcaster.scan')}
      </p>
      <CopyLinkButton uri={url} />
    </section>
  )
}
