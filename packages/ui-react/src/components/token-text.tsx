'use client'

import { isSpoofedName, sanitizeText } from '@bowline/kit-core'
import { useMessages } from '../kit/use-messages.js'
import { type ForeignTextProps, UntrustedText } from './untrusted-text.js'

/** The name or the symbol of a token, which somebody else chose; marked where its letters may be taken for others. */
export function TokenText(props: Omit<ForeignTextProps, 'lookalikeLabel' | 'isFalse'>) {
  const { t } = useMessages()
  return (
    <UntrustedText {...props} lookalikeLabel={t('text.lookalike')} isFalse={isSpoofedName(sanitizeText(props.text))} />
  )
}
