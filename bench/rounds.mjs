/**
 * How often and how long something is measured. `npm run bench -- --quick` only tries whether every part runs; a part that is
 * run many times over, as `versus` does, takes a share of the rounds each time.
 */

const isQuick = process.env.BENCH_QUICK === '1'
const share = Number(process.env.BENCH_SHARE ?? 1)

/** @param {number} whole @param {number} [quick] @returns {number} */
export const rounds = (whole, quick = 1) => (isQuick ? Math.min(whole, quick) : Math.ceil(whole * share))
