/** The baseline page: only React. */
import { serviceOptions, useReadyMark } from './machine'

export function App() {
  useReadyMark()
  return <button type="button">{Object.keys(serviceOptions).length}</button>
}
