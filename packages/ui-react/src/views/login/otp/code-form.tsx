'use client'

import { useId } from 'react'
import { ErrorLine } from '../../../components/error-line.js'
import { OtpField } from '../../../components/otp-field.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { ResendLine } from './resend-line.js'
import type { useCodeForm } from './use-code-form.js'

/** `email` is the address that the code was sent to. */
export type CodeFormProps = { email: string | undefined; form: ReturnType<typeof useCodeForm> }

/** Form for the code from an email: the address it was sent to, six boxes, when it expires, and a button to resend it. */
export function CodeForm({ email, form }: CodeFormProps) {
  const { t, messages } = useMessages()
  const id = useId()
  const address = email ? (
    <bdi translate="no" className="bl:font-medium bl:text-fg">
      {email}
    </bdi>
  ) : (
    t('otp.your-email')
  )
  return (
    <>
      <VisuallyHidden role="status">{form.isVerifying ? t('otp.verifying') : ''}</VisuallyHidden>
      <section aria-busy={form.isVerifying} className="bl:flex bl:flex-col bl:items-center bl:gap-5 bl:pt-2">
        <p id={id} className="bl:text-center bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
          <RichMessage messages={messages} id="otp.sent" values={{ email: address }} />
          <span className="bl:mt-1 bl:block bl:text-12 bl:text-subtle">{t('otp.expires')}</span>
        </p>
        <OtpField
          key={form.attempt}
          refocus={form.attempt > 0}
          label={t('otp.code')}
          digitLabel={(place) => t('otp.digit', { place })}
          value={form.code}
          onValueChange={form.change}
          onComplete={form.submit}
          busy={form.isVerifying}
          invalid={form.error !== undefined}
          aria-describedby={form.error === undefined ? id : `${id}-error`}
        />
        {form.error !== undefined && <ErrorLine id={`${id}-error`}>{form.error}</ErrorLine>}
        <ResendLine
          label={t('otp.resend')}
          secondsLeft={form.secondsLeft}
          isBusy={form.isResending}
          onResend={form.resend}
        />
      </section>
    </>
  )
}
