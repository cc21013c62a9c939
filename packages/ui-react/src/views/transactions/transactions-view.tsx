'use client'

import { FittedSection } from '../list/fill-height-section.js'
import { ActivityList } from './activity-list.js'

/** The history of the account in use, in full height. */
export function TransactionsView() {
  return (
    <FittedSection>
      <ActivityList />
    </FittedSection>
  )
}
