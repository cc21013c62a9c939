'use client'

import { cleanText, readableText } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'
import { Address } from '../../parts/address.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { HiddenWords } from '../../parts/hidden-words.js'

const NAME_MAX = 40

/** An account by its name; by its address where it has none. Of a long name as much is seen as has room, and the whole is read out. */
export function AccountName({ address, name }: { address: string; name: string | undefined }) {
  const { t } = useMessages()
  const whole = readableText(name)
  if (name === undefined || whole === '') return <Address address={address} />
  const isCut = cleanText(name, { max: NAME_MAX }) !== whole
  return (
    <>
      <ForeignText text={name} max={NAME_MAX} lookalikeLabel={t('text.lookalike')} aria-hidden={isCut || undefined} />
      {isCut && <HiddenWords>{whole}</HiddenWords>}
    </>
  )
}
