/** Our own drawings of the six pieces; on boards they are defined once per page. */

const base = 'M10 35h20v-4.5H10z'

const bodies: Readonly<Record<string, string>> = {
  p: 'M20 8.5a5.5 5.5 0 0 1 3.6 9.6h2.4v3h-2.6l2.6 9.4H14l2.6-9.4H14v-3h2.4A5.5 5.5 0 0 1 20 8.5z',
  r: 'M10.5 7h4.5v3.5h3V7h4v3.5h3V7h4.5v8l-3 2.5 1 13h-15l1-13-3-2.5z',
  n: 'M13 30.5c0-5.5 2.5-8.5 5.5-11.5l-5 1.5-1.5 3-4-1.5c.5-6 3.5-10.5 8-13L17 5l4.5 3c6 2 8.5 9 7 22.5z',
  b: 'M20 4.5a2.4 2.4 0 0 1 1.7 4.1c4.3 3 6.3 6.4 6.3 9.4 0 3-1.5 4.5-3.5 6l1.5 6.5H14l1.5-6.5c-2-1.5-3.5-3-3.5-6 0-3 2-6.4 6.3-9.4A2.4 2.4 0 0 1 20 4.5z',
  q: 'M6.5 11l6 7.5 1.5-11 6 9.5 6-9.5 1.5 11 6-7.5-4.5 19.5h-18z',
  k: 'M18.2 3h3.6v3h3v3.4h-3v3.1c4-2.5 10.2-1.5 10.2 4.5 0 4.5-4 8-5.5 13.5h-13C12 25 8 21.5 8 17c0-6 6.2-7 10.2-4.5V9.4h-3V6h3z',
}

/** Holes inside a piece. */
const details: Readonly<Record<string, { readonly kind: string; readonly d: string }>> = {
  n: { kind: 'eye', d: 'M16.2 13.2h2.2v2.2h-2.2z' },
  b: { kind: 'slit', d: 'M20 11.5v7M17 15h6' },
}

/** One piece in a square of 40 units. */
export const PieceDrawing = ({ kind }: { kind: string }) => (
  <>
    <path d={bodies[kind]} />
    {details[kind] && <path class={details[kind].kind} d={details[kind].d} />}
    <path d={base} />
  </>
)

export const Pieces = () => (
  <svg class="hide" aria-hidden="true">
    {Object.keys(bodies).map((kind) => (
      <symbol key={kind} id={`piece-${kind}`} viewBox="3 0 34 38">
        <PieceDrawing kind={kind} />
      </symbol>
    ))}
    <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="hatch-ground" d="M0 0h4v4H0z" />
      <path class="hatch-line" d="M0 0v4" />
    </pattern>
  </svg>
)
