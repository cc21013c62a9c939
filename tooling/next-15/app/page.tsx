import { Wallet } from './wallet'

export default function Page() {
  return <Wallet />
}
