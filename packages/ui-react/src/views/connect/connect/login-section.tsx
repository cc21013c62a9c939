'use client'

import type { KitState } from '@bowline/kit-core'
import { selectIsEmailEnabled } from '@bowline/kit-core/internal'
import { useId } from 'react'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { EmailLogin } from '../../login/methods/email-login.js'
import { SocialRow } from '../../login/methods/social-row.js'
import { useSocialLogins } from '../../login/methods/use-social-logins.js'
import { useLegalConsent } from './use-legal-consent.js'

const selectIsEmailShown = (state: KitState) => selectIsEmailEnabled(state)

/** Email login, as a section of Connect. */
function EmailLoginSection() {
  const { t } = useMessages()
  const { isAgreed } = useLegalConsent()
  const reasonId = useId()
  return (
    <div>
      <EmailLogin isDisabled={!isAgreed} reasonId={reasonId} />
      <span id={reasonId} hidden>
        {t('connect.terms-required')}
      </span>
    </div>
  )
}

/** Social login, as a section of Connect. */
function SocialLoginSection() {
  const { t } = useMessages()
  const { isAgreed } = useLegalConsent()
  const { socials, pick, more } = useSocialLogins()
  const hasEmail = useKitState(selectIsEmailShown)
  const reasonId = useId()
  return (
    <div>
      <SocialRow
        socials={socials}
        isFirstLarge={!hasEmail}
        isDisabled={!isAgreed}
        reasonId={reasonId}
        onPick={pick}
        onMore={more}
      />
      <span id={reasonId} hidden>
        {t('connect.terms-required')}
      </span>
    </div>
  )
}

/** The sections by login method. */
export const LOGIN_SECTIONS = { email: EmailLoginSection, social: SocialLoginSection }
