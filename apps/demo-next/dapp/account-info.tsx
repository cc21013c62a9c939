'use client'

import { useKitActivity, useKitBalance, useKitIdentity, useKitPortfolio } from '@bowline/ui-react'
import type { ReactNode } from 'react'
import controls from '../lab/controls.module.css'
import styles from './dapp-panel.module.css'

const SHOWN_TOKENS = 5

/** The native token. */
export function BalanceFacts() {
  const { data, error, isPending, refetch } = useKitBalance()
  return (
    <Facts {...{ error, isPending, refetch }}>
      <Fact name="amount" value={data && `${data.amount} ${data.symbol}`} />
    </Facts>
  )
}

/** The tokens. */
export function PortfolioFacts() {
  const { data, error, isPending, status, refetch } = useKitPortfolio()
  const shown = data?.tokens.slice(0, SHOWN_TOKENS).map(({ symbol, quantity }) => `${quantity.numeric} ${symbol}`)
  return (
    <Facts {...{ error, isPending, refetch }}>
      <Fact name="status" value={status} />
      <Fact name="total" value={data?.total && `${data.total.isPartial ? 'at least ' : ''}$${data.total.dollars}`} />
      <Fact name="tokens" value={data?.tokens.length} />
      <Fact name="first" value={shown?.join(', ')} />
    </Facts>
  )
}

/** The history. */
export function ActivityFacts() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useKitActivity()
  return (
    <Facts {...{ error, isPending, refetch }}>
      <Fact name="transactions" value={data?.transactions.length} />
      <Fact name="groups" value={data?.groups.length} />
      <Fact name="newest" value={data?.transactions[0]?.metadata.minedAt} />
      <dt>more</dt>
      <dd>
        <button
          type="button"
          className={controls.button}
          disabled={!hasNextPage || isFetchingNextPage}
          data-testid="next-page"
          onClick={() => void fetchNextPage()}
        >
          Next page
        </button>
      </dd>
    </Facts>
  )
}

/** Name and avatar. */
export function IdentityFacts() {
  const { data, error, isPending, status, refetch } = useKitIdentity()
  return (
    <Facts {...{ error, isPending, refetch }}>
      <Fact name="status" value={status} />
      <Fact name="name" value={data && (data.name ?? 'none')} />
      <Fact name="avatar" value={data && (data.avatar === null ? 'none' : `${data.avatar.slice(0, 24)}…`)} />
    </Facts>
  )
}

type FactsProps = {
  error: Error | undefined
  isPending: boolean
  refetch: () => Promise<void>
  children: ReactNode
}

function Facts({ error, isPending, refetch, children }: FactsProps) {
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="isPending" value={String(isPending)} />
        <Fact name="error" value={error?.message} />
        {children}
      </dl>
      <button type="button" className={controls.button} data-testid="refetch" onClick={() => void refetch()}>
        Refetch
      </button>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string | number | undefined }) {
  return (
    <>
      <dt>{name}</dt>
      <dd data-testid={`fact-${name}`}>
        <bdi>{value ?? '–'}</bdi>
      </dd>
    </>
  )
}
