'use client'

import type { NameStatus } from '@bowline/kit-core'
import { classNames } from '../../../components/class-names.js'
import { Icon } from '../../../components/icon.js'
import { Spinner } from '../../../components/spinner.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'

const STATUS_TEXT = {
  available: 'register-name.is-available',
  taken: 'register-name.is-registered',
  owned: 'register-name.is-owned',
} as const

/**
 * Says whether the name in the field is being checked, available, taken or owned; empty otherwise. The element exists before
 * its text, so that it is announced and nothing shifts.
 */
export function NameStatusText({ status, name }: { status: NameStatus; name: string }) {
  const { t, messages } = useMessages()
  const isKnown = status === 'available' || status === 'taken' || status === 'owned'
  return (
    <p
      role="status"
      className={classNames(
        'bl:flex bl:min-h-5 bl:items-start bl:gap-1.5 bl:text-14',
        status === 'available' ? 'bl:text-success' : 'bl:text-muted',
      )}
    >
      {status === 'checking' && (
        <>
          <Spinner className="bl:mt-0.5 bl:size-4" />
          {t('register-name.checking')}
        </>
      )}
      {isKnown && (
        <>
          <Icon name={status === 'available' ? 'success' : 'info'} className="bl:mt-0.5 bl:size-4 bl:flex-none" />
          <span className="bl:wrap-anywhere">
            <RichMessage
              messages={messages}
              id={STATUS_TEXT[status]}
              values={{ name: <bdi translate="no">{name}</bdi> }}
            />
          </span>
        </>
      )}
    </p>
  )
}
