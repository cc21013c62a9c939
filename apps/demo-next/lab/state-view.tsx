'use client'

import { selectAccount, selectIsUnsupportedChain } from '@bowline/kit-core'
import { useKitSignIn, useKitState } from '@bowline/ui-react'
import controls from './controls.module.css'
import styles from './event-log.module.css'
import { Panel } from './panel'

/** The parts of the kit's state that an app reads. */
export function StateView() {
  const state = useKitState()
  const account = useKitState(selectAccount)
  const status = useKitState(({ connect }) => connect.status)
  const signIn = useKitSignIn()
  const isUnsupported = useKitState(selectIsUnsupportedChain)
  const facts = {
    status,
    initialized: state.initialized,
    open: state.open,
    loading: state.loading,
    activeChain: state.activeChain,
    selectedNetworkId: state.selectedNetworkId,
    unsupportedChain: isUnsupported,
    signIn: signIn.status,
    connectingWallet: state.connectingWallet,
    caipAddress: account.caipAddress,
    accounts: account.allAccounts.length,
    wallet: account.connectedWalletInfo?.name,
    balance: account.balance === undefined ? undefined : `${account.balance} ${account.balanceSymbol ?? ''}`,
  }
  return (
    <Panel title="State" testId="state" isLast>
      <dl className={styles.state}>
        {Object.entries(facts).map(([name, value]) => (
          <Fact key={name} name={name} value={String(value ?? '–')} />
        ))}
      </dl>
      {signIn.isSignedIn && (
        <button
          type="button"
          className={controls.button}
          data-testid="sign-out"
          aria-disabled={signIn.isPending}
          onClick={() => void signIn.signOut()}
        >
          Sign out
        </button>
      )}
    </Panel>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd data-testid={`state-${name}`}>
        <bdi>{value}</bdi>
      </dd>
    </>
  )
}
