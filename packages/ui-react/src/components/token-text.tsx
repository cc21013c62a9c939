'use client'

import { isSpoofedName, sanitizeText } from '@bowline/kit-core/internal'
import { useMessages } from '../kit/use-messages.js'
import { UntrustedText, type UntrustedTextProps } from './untrusted-text.js'

/** Name or symbol of a token, which is untrusted text. Adds a warning icon when its letters can be mistaken for others. */
export function TokenText(props: Omit<UntrustedTextProps, 'lookalikeLabel' | 'isSpoofed'>) {
  const { t } = useMessages()
  return (
    <UntrustedText
      {...props}
      lookalikeLabel={t('text.lookalike')}
      isSpoofed={isSpoofedName(sanitizeText(props.text))}
    />
  )
}
