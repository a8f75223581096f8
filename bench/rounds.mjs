/**
 * How often and how long to measure. `npm run bench -- --quick` only checks that every part runs; parts that run several
 * times, as in `versus`, take a share of the rounds each time.
 */

const isQuick = process.env.BENCH_QUICK === '1'
const share = Number(process.env.BENCH_SHARE ?? 1)

/**
 * @param {number} whole
 * @param {number} [quick]
 * @returns {number}
 */
export const rounds = (whole, quick = 1) => (isQuick ? Math.min(whole, quick) : Math.ceil(whole * share))
