'use client'

import { cleanText } from '@bowline/kit-core'
import { sanitizeText } from '@bowline/kit-core/internal'
import { Address } from '../../../components/address.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'

const MAX_NAME_LENGTH = 40

/** Name of an account, or its address without a name. Cuts long names, but screen readers read the full name. */
export function AccountName({ address, name }: { address: string; name: string | undefined }) {
  const { t } = useMessages()
  const fullName = sanitizeText(name)
  if (name === undefined || fullName === '') return <Address address={address} />
  const isCut = cleanText(name, { max: MAX_NAME_LENGTH }) !== fullName
  return (
    <>
      <UntrustedText
        text={name}
        max={MAX_NAME_LENGTH}
        lookalikeLabel={t('text.lookalike')}
        aria-hidden={isCut || undefined}
      />
      {isCut && <VisuallyHidden>{fullName}</VisuallyHidden>}
    </>
  )
}
