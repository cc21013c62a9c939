'use client'

import { cleanText, sanitizeText } from '@bowline/kit-core'
import { Address } from '../../components/address.js'
import { UntrustedText } from '../../components/untrusted-text.js'
import { VisuallyHidden } from '../../components/visually-hidden.js'
import { useMessages } from '../../kit/use-messages.js'

const NAME_MAX = 40

/** An account by its name; by its address where it has none. Of a long name as much is seen as has room, and the whole is read out. */
export function AccountName({ address, name }: { address: string; name: string | undefined }) {
  const { t } = useMessages()
  const whole = sanitizeText(name)
  if (name === undefined || whole === '') return <Address address={address} />
  const isCut = cleanText(name, { max: NAME_MAX }) !== whole
  return (
    <>
      <UntrustedText text={name} max={NAME_MAX} lookalikeLabel={t('text.lookalike')} aria-hidden={isCut || undefined} />
      {isCut && <VisuallyHidden>{whole}</VisuallyHidden>}
    </>
  )
}
