export default function Page() {
  return <p>An empty page</p>
}
