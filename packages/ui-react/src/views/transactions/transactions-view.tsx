'use client'

import { FittedSection } from '../list/fill-height-section.js'
import { ActivityList } from './activity-list.js'

/** History of the active account. */
export function TransactionsView() {
  return (
    <FittedSection>
      <ActivityList />
    </FittedSection>
  )
}
