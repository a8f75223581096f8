/** Random numbers for simulated play: fast, and the same on every machine for the same run. */
import { Dice, hash, type Roll } from '../dice/dice.ts'

/** Chris Doty-Humphrey's small fast counter generator of 32 bits: quick to restart, as every run does. */
export class Chance {
  private a = 0
  private b = 0
  private c = 0
  private counter = 1

  /** Each seed and run start a separate sequence. */
  begin(seed: number, run: number): void {
    this.a = seed
    this.b = run | 0
    this.c = 0x9e3779b9 | 0
    this.counter = 1
    for (let i = 0; i < 12; i++) this.next()
  }

  /** A whole number from 0 to 2³² − 1. */
  next(): number {
    const sum = (this.a + this.b + this.counter++) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  /** From 0 up to, but not including, 1. */
  share(): number {
    return this.next() / 2 ** 32
  }

  /** A whole number below a bound. */
  below(count: number): number {
    return Math.floor(this.share() * count)
  }
}

/** The dice of one simulated run. The tournament's own seed is not used, since it would reveal lots still to be drawn. */
export class DiceOfRun extends Dice {
  private run = 0

  turnTo(run: number): void {
    this.run = run
  }

  override stream(purpose: string): Roll {
    const chance = new Chance()
    chance.begin(hash(`${this.seed}\n${purpose}`), this.run)
    return (least, most) => least + chance.below(most - least + 1)
  }
}
