import { Head } from '../../parts/head.tsx'

export default function Screen() {
  return <Head title="Print" />
}
