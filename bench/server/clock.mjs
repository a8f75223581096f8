/** A clock shared by all processes of this machine, in milliseconds, and a summary of latencies. */

export const clockMs = () => Number(process.hrtime.bigint()) / 1e6

export function quantiles(times) {
  const sorted = Float64Array.from(times).sort()
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) }
}
