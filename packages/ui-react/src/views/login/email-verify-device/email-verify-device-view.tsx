'use client'

import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { RequestRing } from '../../../components/request-ring.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { RequestStatus } from '../../shared/request/request-status.js'
import { ResendLine } from '../otp/resend-line.js'
import { useEmailVerifyDeviceView } from './use-email-verify-device-view.js'

const RING = { waiting: 'connecting', failed: 'error', approved: 'success' } as const

/** Step of an email login on a new device: waits until the user opens the link in an email, which can be sent again. */
export function EmailVerifyDeviceView() {
  const { t, messages } = useMessages()
  const { email, stage, error, retry, secondsLeft, isResending, resend, other } = useEmailVerifyDeviceView()
  const address = email ? (
    <bdi translate="no" className="bl:font-medium bl:text-fg">
      {email}
    </bdi>
  ) : (
    t('otp.your-email')
  )
  const texts = {
    waiting: {
      title: t('email-verify-device.heading'),
      hint: (
        <>
          <RichMessage messages={messages} id="email-verify-device.text" values={{ email: address }} />
          <span className="bl:mt-1 bl:block bl:text-12 bl:text-subtle">{t('email-verify-device.expires')}</span>
        </>
      ),
    },
    failed: { title: t('email-verify-device.failed'), hint: <bdi>{error}</bdi> },
    approved: { title: t('email-verify-device.approved'), hint: address },
  }[stage]
  return (
    <div className="bl:flex bl:flex-col bl:items-center bl:gap-3">
      <RequestStatus
        {...texts}
        image={
          <RequestRing data-part="device-ring" state={RING[stage]} shape="round">
            <span className="bl:flex bl:size-19 bl:items-center bl:justify-center bl:rounded-full bl:bg-surface-hover bl:text-muted">
              <Icon name="mail" className="bl:size-9" />
            </span>
          </RequestRing>
        }
        busy={stage === 'waiting'}
        retryLabel={t('modal.try-again')}
        onRetry={retry}
      />
      {stage !== 'approved' && (
        <>
          <ResendLine
            label={t('email-verify-device.resend')}
            secondsLeft={secondsLeft}
            isBusy={isResending}
            onResend={resend}
          />
          <Button variant="quiet" size="small" onClick={other}>
            {t('email-verify-device.other')}
          </Button>
        </>
      )}
    </div>
  )
}
