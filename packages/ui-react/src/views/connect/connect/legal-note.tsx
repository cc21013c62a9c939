'use client'

import type { ReactNode } from 'react'
import { Checkbox } from '../../../components/checkbox.js'
import { ExternalLink } from '../../../components/external-link.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import type { LegalConsent } from './use-legal-consent.js'

/** Links to the app's terms and privacy policy: a line below the connect methods, or a required checkbox above them. */
export function LegalNote({ form, termsUrl, privacyUrl, isAgreed, agree }: LegalConsent) {
  if (form === 'text') {
    return (
      <p className="bl:px-2 bl:text-center bl:text-12 bl:text-muted bl:wrap-anywhere">
        <LegalText kind="text" termsUrl={termsUrl} privacyUrl={privacyUrl} />
      </p>
    )
  }
  return (
    <Checkbox checked={isAgreed} onCheckedChange={agree} className="bl:px-1">
      <LegalText kind="check" termsUrl={termsUrl} privacyUrl={privacyUrl} />
    </Checkbox>
  )
}

type LegalTextProps = Pick<LegalConsent, 'termsUrl' | 'privacyUrl'> & { kind: 'text' | 'check' }

function LegalText({ kind, termsUrl, privacyUrl }: LegalTextProps): ReactNode {
  const { t, messages } = useMessages()
  const terms = termsUrl ? <ExternalLink href={termsUrl}>{t('legal.terms')}</ExternalLink> : undefined
  const privacy = privacyUrl ? <ExternalLink href={privacyUrl}>{t('legal.privacy')}</ExternalLink> : undefined
  if (terms && privacy) return <RichMessage messages={messages} id={`legal.${kind}-both`} values={{ terms, privacy }} />
  if (terms) return <RichMessage messages={messages} id={`legal.${kind}-terms`} values={{ terms }} />
  return <RichMessage messages={messages} id={`legal.${kind}-privacy`} values={{ privacy }} />
}
