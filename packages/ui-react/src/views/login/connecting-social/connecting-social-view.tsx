'use client'

import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { RequestRing } from '../../../components/request-ring.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RequestStatus } from '../../shared/request/request-status.js'
import { SocialIcon } from '../methods/social-icon.js'
import { SOCIAL_NAMES } from '../methods/social-names.js'
import { useConnectingSocialView } from './use-connecting-social-view.js'

const RING = {
  opening: 'connecting',
  waiting: 'connecting',
  retrieving: 'connecting',
  cancelled: 'error',
  failed: 'error',
  done: 'success',
} as const

/** Waits for a social login in the provider's window, then shows the result. Farcaster has its own view. */
export function ConnectingSocialView() {
  const { t } = useMessages()
  const { provider, stage, error, isBlocked, isInWindow, retry, continueHere } = useConnectingSocialView()
  const name = provider === undefined || provider === 'email' ? '' : SOCIAL_NAMES[provider]
  const texts = {
    opening: { title: provider === 'email' ? t('social.waiting') : t('social.opening', { name }), hint: '' },
    waiting: { title: t('social.waiting'), hint: t('social.waiting-hint') },
    retrieving: { title: t('social.retrieving'), hint: '' },
    cancelled: { title: t('social.cancelled'), hint: t('social.cancelled-hint') },
    failed: {
      title: t('social.failed'),
      hint: (
        <>
          <bdi>{error}</bdi>
          {isBlocked && <span className="bl:mt-1 bl:block">{t('social.blocked-hint')}</span>}
        </>
      ),
    },
    done: { title: t('social.connected'), hint: name },
  }[stage]
  return (
    <RequestStatus
      {...texts}
      image={
        <RequestRing data-part="social-ring" state={RING[stage]} shape="round">
          <span className="bl:flex bl:size-19 bl:items-center bl:justify-center bl:rounded-full bl:bg-surface-hover">
            {provider === 'email' && <Icon name="mail" className="bl:size-9" />}
            {provider !== undefined && provider !== 'email' && <SocialIcon name={provider} className="bl:size-9" />}
          </span>
        </RequestRing>
      }
      busy={RING[stage] === 'connecting'}
      retryLabel={isBlocked && isInWindow ? t('social.open-window') : t('social.try-again')}
      onRetry={retry}
    >
      {continueHere !== undefined && (
        <Button variant="secondary" size="small" onClick={continueHere}>
          {t('social.this-tab')}
        </Button>
      )}
    </RequestStatus>
  )
}
