/** The baseline page: only React. */
import { ofMachine, useReadyMark } from './machine'

export function App() {
  useReadyMark()
  return <button type="button">{Object.keys(ofMachine).length}</button>
}
