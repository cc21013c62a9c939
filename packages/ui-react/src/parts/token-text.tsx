'use client'

import { isFalseName, readableText } from '@bowline/kit-core'
import { useMessages } from '../kit/use-messages.js'
import { ForeignText, type ForeignTextProps } from './foreign-text.js'

/** The name or the symbol of a token, which somebody else chose; marked where its letters may be taken for others. */
export function TokenText(props: Omit<ForeignTextProps, 'lookalikeLabel' | 'isFalse'>) {
  const { t } = useMessages()
  return <ForeignText {...props} lookalikeLabel={t('text.lookalike')} isFalse={isFalseName(readableText(props.text))} />
}
