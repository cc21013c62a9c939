'use client'

import { Icon } from '../../../components/icon.js'
import { IconButton } from '../../../components/icon-button.js'
import { useMessages } from '../../../kit/use-messages.js'

/** `onPick` fills an address in, `onForget` removes it from the list. */
export type UsedEmailsProps = {
  emails: readonly string[]
  isDisabled: boolean
  onPick: (email: string) => void
  onForget: (email: string) => void
}

/** Email addresses used before on this device, below an email login; each with a button to forget it. Source: R-CONN-53. */
export function UsedEmails({ emails, isDisabled, onPick, onForget }: UsedEmailsProps) {
  const { t } = useMessages()
  if (emails.length === 0) return null
  return (
    <ul aria-label={t('login.used')} data-part="used-emails" className="bl:flex bl:flex-col">
      {emails.map((email) => (
        <li key={email} className="bl:flex bl:items-center bl:gap-1">
          <button
            type="button"
            disabled={isDisabled}
            onClick={() => onPick(email)}
            className="bl:flex bl:min-h-11 bl:flex-1 bl:items-center bl:gap-2 bl:rounded-image bl:px-3 bl:text-start bl:text-14 bl:transition-colors bl:duration-100 bl:hover:bg-surface-hover bl:active:bg-surface-active bl:disabled:opacity-45"
          >
            <Icon name="activity" className="bl:size-4.5 bl:text-subtle" />
            <bdi translate="no" className="bl:wrap-anywhere">
              {email}
            </bdi>
          </button>
          <IconButton
            label={t('login.forget', { email })}
            icon={<Icon name="close" className="bl:size-4" />}
            disabled={isDisabled}
            onClick={() => onForget(email)}
          />
        </li>
      ))}
    </ul>
  )
}
