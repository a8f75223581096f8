/** The diagonal matrix, with *why* for every player where it is a list. */
import type { MatrixView } from '@arbiter/core/bulletin'
import { matrixGrid, Matrix as Picture } from '@arbiter/paper/pictures'
import { Why } from '../../parts/why.tsx'
import { words } from './words/messages.ts'

export const Matrix = ({ matrix }: { matrix: MatrixView }) => (
  <Picture
    matrix={matrixGrid(matrix)}
    after={({ name }) => <Why about={`rank ${name}`} label={words('table-why-place', { name: { text: name } })} />}
  />
)
