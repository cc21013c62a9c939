'use client'

import { FittedSection } from '../list/fitted-section.js'
import { ActivityList } from './activity-list.js'

/** The history of the account in use, in full height. */
export function TransactionsView() {
  return (
    <FittedSection>
      <ActivityList />
    </FittedSection>
  )
}
