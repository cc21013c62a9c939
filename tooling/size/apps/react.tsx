/** The page that all others are weighed against: React alone. */
import { ofMachine, useReadyMark } from './machine'

export function App() {
  useReadyMark()
  return <button type="button">{Object.keys(ofMachine).length}</button>
}
