/** Second rounds in three-ways, two advance from each: of 9 to 11, 19 to 23 and 37 to 47 teams. */

export type ThreeWay = readonly [number, number, number]

/** `undefined` if the second round is regular. */
export const secondRoundFor = (teams: number): readonly ThreeWay[] | undefined => lists.get(teams)

const read = (list: string): readonly ThreeWay[] =>
  list.split(' ').map((threeWay) => {
    const [low = 0, middle = 0, high = 0] = threeWay.split('-').map(Number)
    return [low, middle, high]
  })

const ofSix = read('1-3-6 2-4-5') // BRI-18
const ofTwelve = read('1-7-10 2-8-9 3-5-12 4-6-11') // BRI-22
const of24 = read('1-15-18 2-16-17 3-13-20 4-14-19 5-11-22 6-12-21 7-9-24 8-10-23') // BRI-23

// BRI-31: the lists of 37 to 47 were found by a search that takes too long for every start; the test makes it again.
const lists: ReadonlyMap<number, readonly ThreeWay[]> = new Map([
  [9, ofSix],
  [10, ofSix],
  [11, ofSix],
  [19, read('1-6-11 2-5-12 3-8-10 4-7-9')],
  [20, read('1-7-11 2-8-12 3-5-10 4-6-9')],
  [21, ofTwelve],
  [22, read('1-7-10 2-8-9 3-5-11 4-6-12')],
  [23, ofTwelve],
  [37, read('1-14-17 2-13-18 3-9-23 4-10-24 5-11-19 6-12-20 7-16-21 8-15-22')],
  [38, of24],
  [39, read('1-10-18 2-9-17 3-13-21 4-14-22 5-15-20 6-16-19 7-12-23 8-11-24')],
  [40, read('1-15-19 2-16-20 3-13-17 4-14-18 5-11-23 6-12-24 7-9-21 8-10-22')],
  [41, read('1-15-21 2-16-22 3-13-20 4-14-19 5-10-17 6-9-18 7-12-24 8-11-23')],
  [42, of24],
  [43, read('1-14-24 2-13-23 3-16-20 4-15-19 5-11-22 6-12-21 7-9-17 8-10-18')],
  [44, read('1-15-18 2-16-17 3-13-20 4-14-19 5-11-23 6-12-24 7-9-21 8-10-22')],
  [45, read('1-15-18 2-16-21 3-13-20 4-14-19 5-11-22 6-12-17 7-9-24 8-10-23')],
  [46, of24],
  [47, read('1-15-18 2-16-17 3-13-20 4-14-19 5-11-22 6-12-23 7-9-24 8-10-21')],
])
