'use client'

import type { ActivityGroup } from '@bowline/kit-core'
import { useMessages } from '../../../kit/use-messages.js'
import { formatMonth } from './format-date.js'

/** Title of a group of transactions: pending, a month, or without a date. */
export function GroupTitle({ group: { kind, year, month } }: { group: ActivityGroup }) {
  const { t, locale } = useMessages()
  const isMonth = year !== undefined && month !== undefined
  const text = kind === 'pending' ? t('activity.pending') : t('activity.undated')
  return (
    <h2 className="bl:px-3 bl:pt-3 bl:pb-1 bl:text-14 bl:font-medium bl:text-subtle">
      {isMonth ? formatMonth(locale, year, month, new Date()) : text}
    </h2>
  )
}
